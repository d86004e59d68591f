/** A profile as Node writes it (`--cpu-prof`): a tree of functions, and in which of them each sample fell. Microseconds of the machine's own clock. */
export interface Profile {
  readonly startTime: number;
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** What a thread did between two idle moments: about one turn of its event loop, or some in a row. Microseconds. */
export interface Turn {
  readonly start: number;
  readonly length: number;
  /** Of that, the garbage collector's. */
  readonly collecting: number;
  /** Where the rest was spent, the longest first. */
  readonly stacks: readonly { readonly stack: string; readonly length: number }[];
}

const IDLE = '(idle)';
const COLLECTING = '(garbage collector)';
/** Functions that are named of a stack, the innermost of them. */
const NAMED = 6;

export function turnsOf(profile: Profile): readonly Turn[] {
  const stacks = stacksOf(profile);
  const turns: Turn[] = [];
  let now = profile.startTime;
  let begun: { start: number; collecting: number; spent: Map<string, number> } | null = null;
  const end = (): void => {
    if (begun === null) return;
    const { start, collecting, spent } = begun;
    const sorted = [...spent].map(([stack, length]) => ({ stack, length })).toSorted((a, b) => b.length - a.length);
    turns.push({ start, length: now - start, collecting, stacks: sorted });
    begun = null;
  };
  for (const [index, sample] of profile.samples.entries()) {
    now += profile.timeDeltas[index] ?? 0;
    const stack = stacks.get(sample) ?? '';
    if (stack === IDLE) {
      end();
      continue;
    }
    begun ??= { start: now, collecting: 0, spent: new Map() };
    const lasts = profile.timeDeltas[index + 1] ?? 0; // until the next sample
    if (stack === COLLECTING) begun.collecting += lasts;
    else begun.spent.set(stack, (begun.spent.get(stack) ?? 0) + lasts);
  }
  end();
  return turns;
}

/** How each node was called, in words. */
function stacksOf({ nodes }: Profile): ReadonlyMap<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = new Map<number, string>();
  const walk = (id: number, above: readonly string[]): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const { functionName, url, lineNumber } = node.callFrame;
    const file = url.split('/').at(-1) ?? '';
    const name = `${file === '' ? '' : `${file}:${lineNumber + 1} `}${functionName === '' ? '(a function)' : functionName}`;
    const path = functionName === '(root)' ? [] : [...above, name];
    named.set(id, path.slice(-NAMED).join(' > '));
    for (const child of node.children ?? []) walk(child, path);
  };
  const root = nodes[0];
  if (root !== undefined) walk(root.id, []);
  return named;
}
