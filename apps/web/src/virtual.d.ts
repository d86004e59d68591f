declare module 'virtual:shipped' {
  const list: readonly import('./games/shipped.ts').Shipped[];
  export default list;
}

declare module 'virtual:game-icons/*' {
  /** Path data in a square of 512, by the names that the import lists. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
