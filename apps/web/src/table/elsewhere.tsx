import { looksSaved, readSaved } from '@arbitre/referee/core';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import type { LocalSource } from './sources/local-source.ts';
import { watchGame } from './sources/saves.ts';

interface Props {
  readonly id: string;
  readonly source: LocalSource;
  /** Goes on from what the other window has kept. */
  readonly onTake: () => void;
}

/** The same game is open in another window, and was played on there: it is said, and can be taken over. */
export function Elsewhere({ id, source, onTake }: Props) {
  const differs = useSignal(false);
  useEffect(
    () =>
      watchGame(id, (text) => {
        const saved = looksSaved(text) ? readSaved(text) : null;
        const theirs = saved?.ok === true ? saved.value.entries : null;
        const ours = source.match.peek().entries;
        const same = theirs?.length === ours.length && theirs.at(-1)?.hash === ours.at(-1)?.hash;
        differs.value = theirs !== null && !same;
      }),
    [id, source],
  );
  if (!differs.value) return null;
  const say = words.value.table.elsewhere;
  return (
    <div class="notice elsewhere" role="status">
      <span>{say.told}</span>
      <button type="button" class="button" onClick={onTake}>
        {say.take}
      </button>
      <button type="button" class="button plain" onClick={() => (differs.value = false)}>
        {say.stay}
      </button>
    </div>
  );
}
