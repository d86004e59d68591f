/** The few signs of the table itself, drawn with one pen. */
const SIGNS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  redo: 'm15 7 5 5-5 5m5-5H10a6 6 0 0 0 0 12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  book: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3V4Zm0 13a3 3 0 0 1 3-3h10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  first: 'M6 5v14M19 5 9 12l10 7V5Z',
  previous: 'M15 5 7 12l8 7',
  next: 'm9 5 8 7-8 7',
  last: 'M18 5v14M5 5l10 7-10 7V5Z',
  moon: 'M20 14A8 8 0 1 1 10 4a6.500 6.500 0 0 0 10 10Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  play: 'M7 4.500v15l12-7.500Z',
  pause: 'M8 5v14M16 5v14',
  share:
    'M6 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm12-6a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm0 12a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM8.200 10.900l7.600-3.700M8.200 13.100l7.600 3.700',
  swap: 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'm5 12 5 5 9-10',
  computer: 'M4 5h16v11H4zM8 20h8M12 16v4',
  keys: 'M3 7h18v10H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm8 3 1.500 2.600-2 3.400-3-.2-1.300 2.200h-4l-1.500-2.400-3 .2-2-3.400L6 12 4.500 9.400l2-3.400 3 .2L11 4h4l1.300 2.200 3-.2 2 3.400L20 12Z',
} as const;

export function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  const box = name === 'undo' || name === 'redo' ? '0 3 24 24' : '0 0 24 24';
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={SIGNS[name]} />
    </svg>
  );
}
