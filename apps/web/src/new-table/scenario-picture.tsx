import type { Game } from '@arbitre/kernel';
import { useMemo } from 'preact/hooks';
import { Picture } from '../board/board.tsx';
import type { Looks } from '../board/look.ts';
import { type Played, shippedScenario } from '../games/catalogue.ts';
import type { Shipped } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { type Looked, lookAt } from './look-at.ts';

/** The map of a shipped scenario, as it opens. */
export function ScenarioPicture({ played, scenario }: { readonly played: Played; readonly scenario: Shipped }) {
  const text = useLoaded(() => shippedScenario(scenario.id), scenario.id).value;
  const looked = useMemo(() => (text === null ? null : lookAt(played.game, text)), [text, played]);
  if (looked?.ok !== true) return <span class="card-map" />;
  return (
    <LookedPicture game={played.game} looks={played.skin.looks} looked={looked.value} label={mine(scenario.title)} />
  );
}

interface Props {
  readonly game: Game;
  readonly looks: Looks;
  readonly looked: Looked;
  readonly label: string;
}

export function LookedPicture({ game, looks, looked, label }: Props) {
  return (
    <span class="card-map">
      <Picture
        scene={looked.scene}
        legend={game.legend}
        looks={looks}
        seats={looked.seats.map(({ seat }) => seat)}
        label={words.value.newTable.mapOf(label)}
        crop
      />
    </span>
  );
}
