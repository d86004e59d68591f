import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { homeAddress } from '../router.ts';
import './error-page.css';

/** When something is not there: what, why, and the way back. */
export function ErrorPage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <main class="error-page" id="content">
      <p class="error-mark" aria-hidden="true">
        ¶
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <a class="button" href={homeAddress()}>
          {words.value.home}
        </a>
      </p>
    </main>
  );
}
