import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { homeAddress, to } from '../router.ts';
import { prefer, settings } from '../settings.ts';
import { Sign } from './icons.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import './site.css';

/** The top of every page that is not a table. */
export function SiteBar() {
  const say = words.value;
  const open = useSignal(false);
  return (
    <header class="site-bar">
      <a class="skip" href="#content" onClick={(event) => skip(event)}>
        {say.skipToContent}
      </a>
      <a class="wordmark" href={homeAddress()}>
        <span class="pilcrow" aria-hidden="true">
          ¶
        </span>
        {say.brand.name}
      </a>
      <nav>
        <button
          type="button"
          class="button plain"
          lang={settings.value.lang === 'fr' ? 'en' : 'fr'}
          aria-label={say.nav.languageLabel}
          onClick={() => prefer({ lang: settings.value.lang === 'fr' ? 'en' : 'fr' })}
        >
          {say.nav.language}
        </button>
        <button
          type="button"
          class="button plain icon"
          aria-label={say.nav.settings}
          title={say.nav.settings}
          onClick={() => (open.value = true)}
        >
          <Sign name="gear" />
        </button>
      </nav>
      {open.value && <SettingsDialog onClose={() => (open.value = false)} />}
    </header>
  );
}

/** The routes live in the fragment, so a skip link must move the focus by itself. */
function skip(event: Event): void {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

export function Footer() {
  return (
    <footer class="site-foot">
      <a href={to('about')}>{words.value.nav.about}</a>
    </footer>
  );
}
