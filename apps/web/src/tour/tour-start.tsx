import { useEffect } from 'preact/hooks';
import { type GameKey, type Played, shippedScenario } from '../games/catalogue.ts';
import { SHIPPED } from '../games/shipped.ts';
import { to } from '../router.ts';
import { startLocal } from '../table/sources/start-local.ts';
import { Waiting } from '../ui/lazily.tsx';

/** Sets the table of a first game and goes to it; the tour walks along. */
export function TourStart({ id, played: { skin } }: { readonly id: GameKey; readonly played: Played }) {
  useEffect(() => {
    const { scenario, seed } = skin.tour;
    const seats = SHIPPED.find((one) => one.id === scenario)?.seats ?? [];
    void (async () => {
      const bots = Object.fromEntries(seats.slice(1).map(({ seat }) => [seat, 'apprentice' as const]));
      const started = await startLocal({ game: id, text: (await shippedScenario(scenario)) ?? '', bots, seed });
      if (typeof started === 'string') location.replace(`${to('play', started)}?tour`);
    })();
  }, [id]);
  return <Waiting />;
}
