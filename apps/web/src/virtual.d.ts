declare module 'virtual:shipped' {
  const list: readonly import('./games/shipped.ts').Shipped[];
  export default list;
}

declare module 'virtual:coverage/*' {
  const coverage: Readonly<Record<string, { readonly code: readonly string[]; readonly tests: number }>>;
  export default coverage;
}
