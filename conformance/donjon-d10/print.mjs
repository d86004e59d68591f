// Writes rules.json: the cases written by hand, for programs that read no YAML. `node conformance/donjon-d10/print.mjs`
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const ROOMS = ['movement', 'squares', 'hero', 'combat', 'dungeon'];
const here = (name) => new URL(name, import.meta.url);
const files = ROOMS.map((room) => parse(readFileSync(here(`./${room}.yaml`), 'utf8')));
const lines = files.flatMap(({ vectors }) => vectors).map((vector) => `    ${JSON.stringify(vector)}`);
const { vectors: _vectors, ...head } = files[0];
const opening = JSON.stringify({ ...head, title: 'Every rule by hand' }, null, 2).slice(0, -2);
writeFileSync(here('./rules.json'), `${opening},\n  "vectors": [\n${lines.join(',\n')}\n  ]\n}\n`);
console.log(`${lines.length} vectors`);
