import { LANGS } from '@arbitre/kernel';
import { words } from '../i18n/words.ts';
import { prefer, settings, type Theme } from '../settings.ts';
import { TableSettings } from '../table/table-settings.tsx';
import { Dialog } from './dialog.tsx';

const NAMES = { fr: 'Français', en: 'English' } as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = words.value.settings;
  const now = settings.value;
  const themes: readonly (readonly [Theme, string])[] = [
    ['system', say.system],
    ['light', say.light],
    ['dark', say.dark],
  ];
  return (
    <Dialog title={say.title} onClose={onClose}>
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{say.language}</legend>
          {LANGS.map((lang) => (
            <label key={lang} lang={lang}>
              <input type="radio" name="lang" checked={now.lang === lang} onChange={() => prefer({ lang })} />{' '}
              {NAMES[lang]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{say.theme}</legend>
          {themes.map(([theme, name]) => (
            <label key={theme}>
              <input type="radio" name="theme" checked={now.theme === theme} onChange={() => prefer({ theme })} />{' '}
              {name}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" checked={now.motion} onChange={() => prefer({ motion: !now.motion })} /> {say.motion}
        </label>
        <label>
          <input type="checkbox" checked={now.names} onChange={() => prefer({ names: !now.names })} /> {say.names}
        </label>
        <label>
          <input type="checkbox" checked={now.keys} onChange={() => prefer({ keys: !now.keys })} /> {say.keys}
        </label>
        <TableSettings />
        <label>
          <input type="checkbox" checked={now.sound} onChange={() => prefer({ sound: !now.sound })} /> {say.sound}
        </label>
      </form>
    </Dialog>
  );
}
