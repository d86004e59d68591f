// plays sensible choices through the tmux session pfgorge: usage node driver.mjs SAVE COUNT
import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
const root = '/work/main/';
const { pathfinder } = await import(root + 'rules/pathfinder/dist/index.js');
const { read, parseCellName } = await import(root + 'kernel/dist/index.js');
const session = process.argv[4] ?? 'pfgorge';
const send = (text) => { execFileSync('tmux', ['send-keys', '-t', session, text, 'Enter']); };
const wait = (ms) => new Promise((r) => setTimeout(r, ms));
const save = process.argv[2];
async function load(least) {
  for (let i = 0; i < 40; i++) {
    send(`save ${save}`); await wait(250);
    if (!existsSync(save)) continue;
    try { const d = JSON.parse(readFileSync(save, 'utf8')); if (d.entries.length >= least) return d; } catch {}
  }
  throw new Error('the terminal did not follow');
}
function stateOf(d) {
  const sc = read(pathfinder.scenario, d.header.scenario);
  let s = pathfinder.setup(sc.value, d.header.rulings).value;
  for (const e of d.entries) for (const f of e.facts) s = pathfinder.evolve(s, f);
  return s;
}
const cols = (s) => s.field.columns;
const dist = (s, a, b) => { const dx = Math.abs(a % cols(s) - b % cols(s)), dy = Math.abs(Math.floor(a / cols(s)) - Math.floor(b / cols(s))); return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2); };
function choose(s, seat) {
  const offers = pathfinder.offers(s, seat).map((o) => ({ ...o, text: pathfinder.writeCommand(o.command) }));
  const kind = pathfinder.awaiting(s).kind;
  if (kind !== 'turn' && kind !== 'leave') return offers[0];
  const me = s.creatures.find((c) => c.id === s.turn.who);
  const foes = s.creatures.filter((c) => c.side !== me.side && !c.conditions.dead && !c.conditions.unconscious);
  const by = (d) => offers.filter((o) => o.command.do === d);
  if (me.conditions.prone && by('stand').length) return by('stand')[0];
  const heal = by('heal').filter((o) => { const t = s.creatures.find((c) => c.id === o.command.target); return o.command.actions < 3 && (t.hp * 2 <= s.blocks[t.block].hp); });
  if (heal.length) return heal[0];
  const strikes = by('strike').filter((o) => foes.some((f) => f.id === o.command.target));
  if (strikes.length && s.turn.attacks < 2) return strikes.toSorted((a, b) => { const h = (o) => foes.find((f) => f.id === o.command.target).hp; return h(a) - h(b); })[0];
  if (s.turn.attacks > 0 && by('raise-shield').length) return by('raise-shield')[0];
  if (s.turn.attacks > 0 && by('take-cover').length) return by('take-cover')[0];
  if (s.turn.attacks >= 2) return by('end-turn')[0];
  const near = (at) => Math.min(...foes.map((f) => dist(s, at, f.at)));
  const here = near(me.at);
  const moves = [...by('stride'), ...by('balance'), ...by('leap'), ...by('swim'), ...by('climb')].filter((o) => near(o.at) < here).toSorted((a, b) => near(a.at) - near(b.at));
  if (moves.length) return moves[0];
  // round the obstacle: any stride that is not a dead end
  const strides = by('stride');
  const goal = parseCellName(pathfinder.scene(s).board, 'h11');
  if (strides.length && typeof goal === 'number') return strides.toSorted((a, b) => dist(s, a.at, goal) - dist(s, b.at, goal))[0];
  return by('end-turn')[0] ?? offers.at(-1);
}
let d = await load(0);
const count = Number(process.argv[3]);
for (let n = 0; n < count; n++) {
  const s = stateOf(d);
  if (pathfinder.outcome(s)) { console.log('over', JSON.stringify(pathfinder.outcome(s))); break; }
  const seat = pathfinder.awaiting(s).seats[0];
  const o = choose(s, seat);
  console.log(`${seat}: ${o.text}`);
  send(o.text); await wait(250);
  d = await load(d.entries.length + 1);
}
