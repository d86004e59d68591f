import { createInterface } from 'node:readline/promises';
import { play } from './play.ts';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
await play((question) => terminal.question(question), console.log);
terminal.close();
