// Around `npm pack`: the scenarios, and what is owed to their authors, go into `dist`; with `--after` they leave it again,
// for in the repository those of its root are played.
import { cpSync, rmSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const shipped = new URL('dist/scenarios/', import.meta.url);

rmSync(shipped, { recursive: true, force: true });
if (!process.argv.includes('--after')) {
  cpSync(new URL('scenarios/', root), shipped, { recursive: true });
  cpSync(new URL('LICENSE-CONTENT.md', root), new URL('LICENSE-CONTENT.md', shipped));
}
