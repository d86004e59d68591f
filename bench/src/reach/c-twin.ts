import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Course } from './course.ts';

/** What one run of the C program said. */
export interface Taken {
  readonly nanoseconds: number;
  readonly reached: number;
  readonly digest: number;
}

/** The same search in C, compiled here and run as a program of its own, which keeps its own time. */
export interface CTwin {
  readonly compiler: string;
  readonly run: (course: Course) => Taken;
  readonly close: () => void;
}

/** Compiles `twin.c` with the machine's compiler; a sentence when there is none or it fails. */
export function compileTwin(): CTwin | string {
  const version = spawnSync('cc', ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) return 'no C compiler (cc) on this machine: nothing is compared to C';
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'));
  const source = fileURLToPath(new URL('../../src/reach/twin.c', import.meta.url));
  const program = join(folder, 'twin');
  const compiled = spawnSync('cc', ['-O3', '-o', program, source], { encoding: 'utf8' });
  if (compiled.status !== 0) {
    rmSync(folder, { recursive: true });
    return `cc failed, nothing is compared to C: ${compiled.stderr.trim()}`;
  }
  return {
    compiler: `${version.stdout.split('\n')[0]}, -O3`,
    run: (course) => runTwin(program, join(folder, 'course'), course),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function runTwin(program: string, file: string, { board, steps, budget, starts }: Course): Taken {
  const head = [board.columns, board.size, steps.cheapest, steps.dearest, budget, starts.length];
  writeFileSync(file, Int32Array.from([...head, ...starts, ...steps.ways]));
  const ran = spawnSync(program, [file], { encoding: 'utf8' });
  const [nanoseconds, reached, digest] = ran.stdout.trim().split(' ').map(Number);
  if (ran.status !== 0 || nanoseconds === undefined || reached === undefined || digest === undefined) {
    throw new Error(`the C twin failed: ${ran.stderr}`);
  }
  return { nanoseconds, reached, digest };
}
