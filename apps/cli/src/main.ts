#!/usr/bin/env node
import { run } from './run.ts';

// A reader that has seen enough (`arbitre rules | head`) closes the pipe; that is not a failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  throw problem;
});

process.exitCode = await run({
  args: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
