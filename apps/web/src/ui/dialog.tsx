import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import './dialog.css';
import { Sign } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** A modal sheet of paper: the browser keeps focus inside, Escape and a click beside it close it. */
export function Dialog({ title, onClose, children, wide }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? 'paper wide' : 'paper'}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
    >
      <div class="paper-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="button plain icon"
          onClick={() => element.current?.close()}
          aria-label={words.value.close}
        >
          <Sign name="close" />
        </button>
      </div>
      <div class="paper-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
