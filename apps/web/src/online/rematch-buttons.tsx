import type { Game } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import type { Shipped } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { nextScenario, shippedOf } from '../table/sources/title.ts';
import type { Company } from './company.ts';
import { rematch } from './rematch.ts';
import type { Session, Welcomed } from './session.ts';

interface Props {
  readonly company: Company;
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

/** Once more, from the other side, or the next scenario, with the same people: they find the way in the chat. */
export function RematchButtons({ company, session, welcomed, game }: Props) {
  const say = words.value.table;
  const problem = useSignal('');
  const busy = useSignal(false);
  const { info } = welcomed;
  const same = shippedOf(game.id, info.title);
  const next = nextScenario(game.id, info.title);
  if (same === undefined || company.chairs.value.length === 0)
    return (
      <a class="button" href={to('new', game.id)}>
        {say.again}
      </a>
    );
  const begin = async (scenario: Shipped, swapped: boolean) => {
    busy.value = true;
    problem.value = (await rematch({ company, session, welcomed, scenario, swapped })) ?? '';
    busy.value = false;
  };
  const button = (label: string, scenario: Shipped, swapped = false) => (
    <button type="button" class="button" disabled={busy.value} onClick={() => void begin(scenario, swapped)}>
      {label}
    </button>
  );
  return (
    <>
      {button(say.rematch, same)}
      {info.seats.length > 1 && button(say.swap, same, true)}
      {next !== undefined && button(say.nextScenario(mine(next.title)), next)}
      {problem.value !== '' && (
        <p role="alert" class="problem">
          {problem.value}
        </p>
      )}
    </>
  );
}
