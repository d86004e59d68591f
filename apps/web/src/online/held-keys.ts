import type { Seat } from '@arbitre/kernel';

const KEY = 'arbitre.keys.';

/** The keys of the seats that are played together from this browser, by seat. */
export function heldKeys(table: string): Readonly<Record<Seat, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? '{}') as Record<Seat, string>; // written below alone
  } catch {
    return {};
  }
}

export function holdKey(table: string, seat: Seat, key: string): void {
  store(table, { ...heldKeys(table), [seat]: key });
}

export function dropKey(table: string, key: string): void {
  store(table, Object.fromEntries(Object.entries(heldKeys(table)).filter(([, held]) => held !== key)));
}

function store(table: string, keys: Readonly<Record<Seat, string>>): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(keys));
  } catch {
    // without storage a further seat lasts as long as the page
  }
}
