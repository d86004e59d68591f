import type { Command, Fact } from './game.ts';

/** One row a kind of fact: a table may be cut by room, put together again, and a row that is missing does not compile. */
export type ByFact<F extends Fact, A extends readonly unknown[], Answer> = {
  readonly [K in F['is']]: (fact: Extract<F, { readonly is: K }>, ...rest: A) => Answer;
};

/**
 * Answers for any fact, from a table with a row for each kind.
 *
 * @example export const fact = byFact<Fact, [Names], string>({ ...movement, ...combat });
 */
export function byFact<F extends Fact, A extends readonly unknown[], Answer>(
  table: ByFact<F, A, Answer>,
): (fact: F, ...rest: A) => Answer {
  const rows: Readonly<Record<string, (fact: never, ...rest: A) => Answer>> = table;
  return (fact, ...rest) => {
    const row = rows[fact.is];
    if (row === undefined) throw new Error(`no row for the fact ${fact.is}`);
    return row(fact as never, ...rest); // the row of a fact's kind takes facts of that kind
  };
}

/** One row a kind of command, as `ByFact` for facts. */
export type ByCommand<C extends Command, A extends readonly unknown[], Answer> = {
  readonly [K in C['do']]: (command: Extract<C, { readonly do: K }>, ...rest: A) => Answer;
};

/**
 * Answers for any command, from a table with a row for each kind.
 *
 * @example const refusalOf = byCommand<Command, [State], Refusal | null>({ roll, head, attack });
 */
export function byCommand<C extends Command, A extends readonly unknown[], Answer>(
  table: ByCommand<C, A, Answer>,
): (command: C, ...rest: A) => Answer {
  const rows: Readonly<Record<string, (command: never, ...rest: A) => Answer>> = table;
  return (command, ...rest) => {
    const row = rows[command.do];
    if (row === undefined) throw new Error(`no row for the command ${command.do}`);
    return row(command as never, ...rest); // the row of a command's kind takes commands of that kind
  };
}
