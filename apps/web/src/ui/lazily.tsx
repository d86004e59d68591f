import { type ComponentType, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { ErrorPage } from './error-page.tsx';

/** A part of the page that is fetched when it is first shown. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let known: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const part = useSignal<{ readonly Part: ComponentType<P> | null; readonly failed: boolean }>({
      Part: known,
      failed: false,
    });
    useEffect(() => {
      if (known !== null) return;
      load().then(
        (Part) => {
          known = Part;
          part.value = { Part, failed: false };
        },
        () => (part.value = { Part: null, failed: true }),
      );
    }, []);
    const { Part, failed } = part.value;
    if (failed) return <ErrorPage title={words.value.errors.broken} text={words.value.errors.offlineGame} />;
    return Part === null ? <Waiting /> : <Part {...props} />;
  };
}

export function Waiting() {
  return (
    <p class="waiting" role="status">
      {words.value.loading}
    </p>
  );
}

/** A value that is on its way. */
export function useLoaded<T>(
  load: () => Promise<T>,
  key: string,
): { readonly value: T | null; readonly failed: boolean } {
  const loaded = useSignal<{ readonly key: string; readonly value: T | null; readonly failed: boolean }>({
    key,
    value: null,
    failed: false,
  });
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && (loaded.value = { key, value, failed: false }),
      () => current && (loaded.value = { key, value: null, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return loaded.value.key === key ? loaded.value : { value: null, failed: false };
}
