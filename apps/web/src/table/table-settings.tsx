import { words } from '../i18n/words.ts';
import { prefer, settings } from '../settings.ts';
import { mayNotify } from './turn-signal.ts';

const CHOICES = ['forced', 'usual', 'openings', 'pickNext', 'askIdle', 'briefing', 'handOver'] as const;

/** What the table does by itself, each to be turned off. */
export function TableSettings() {
  const say = words.value.settings;
  const now = settings.value;
  return (
    <fieldset class="table-settings">
      <legend>{say.atTable}</legend>
      {CHOICES.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={now[name]} onChange={() => prefer({ [name]: !now[name] })} /> {say[name]}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={now.notify}
          onChange={async () => prefer({ notify: !now.notify && (await mayNotify()) })}
        />{' '}
        {say.notify}
      </label>
    </fieldset>
  );
}
