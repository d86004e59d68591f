import { words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { forget, remembered, savedGame } from './sources/saves.ts';

/** A game of this browser that cannot be opened: nothing of it is here, or what is here cannot be read. */
export function LostGame({ id }: { readonly id: string }) {
  const { noLocal, noLocalText, damaged, damagedText, forgetIt } = words.value.errors;
  const known = remembered.value.find((table) => table.kind === 'local' && table.id === id);
  const isHere = savedGame(id) !== null;
  return (
    <ErrorPage title={isHere ? damaged : noLocal} text={isHere ? damagedText : noLocalText}>
      {known !== undefined && (
        <p>
          <button
            type="button"
            class="button main"
            onClick={() => {
              forget(known);
              go();
            }}
          >
            {forgetIt}
          </button>
        </p>
      )}
    </ErrorPage>
  );
}
