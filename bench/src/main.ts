/**
 * `npm run bench [-- NAME…] [--quick] [--against=CHECKOUT]`: every benchmark, or those named. Each prints its own table of ratios
 * measured in this run, with the versions of everything compared. CHECKOUT is another clone of Arbitre, built; `web` measures it too.
 */
type Bench = (quick: boolean, against: string | null) => Promise<void> | void;

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  reach: async () => (await import('./reach/index.ts')).benchReach,
  sight: async () => (await import('./sight/index.ts')).benchSight,
  commands: async () => (await import('./commands/index.ts')).benchCommands,
  growth: async () => (await import('./growth/index.ts')).benchGrowth,
  playouts: async () => (await import('./playouts/index.ts')).benchPlayouts,
  pathfinder: async () => (await import('./pathfinder/index.ts')).benchPathfinder,
  thucidide: async () => (await import('./thucidide/index.ts')).benchThucidide,
  'attention-donjon': async () => (await import('./attention-donjon/index.ts')).benchAttentionDonjon,
  server: async () => (await import('./server/index.ts')).benchServer,
  web: async () => (await import('./web/index.ts')).benchWeb,
  clicks: async () => (await import('./clicks/index.ts')).benchClicks,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const quick = process.argv.includes('--quick');
const AGAINST = '--against=';
const against = process.argv.find((word) => word.startsWith(AGAINST))?.slice(AGAINST.length) ?? null;
const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`no benchmark is called ${unknown}; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
console.log(`node ${process.version}, ${process.platform} ${process.arch}${quick ? ', quick form' : ''}\n`);
for (const [name, load] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const bench = await load();
  await bench(quick, against);
  console.log();
}
