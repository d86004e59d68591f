import { readFileSync } from 'node:fs';

/** What a thread has had of the machine's processors, in milliseconds. */
export interface ProcessorTime {
  /** It ran. */
  readonly busy: number;
  /** It could have run, and others did. */
  readonly waited: number;
}

/** Megabytes that a process takes. */
export function memoryOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) / 1024;
}

/** Processor time that all threads of a process have used, in milliseconds. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10; // ticks of a hundredth of a second, in the process and for it
}

/** The same of its first thread alone, which in a server of Node is the one that serves. */
export function firstThreadOf(pid: number): ProcessorTime {
  const [busy = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { busy: busy / 1e6, waited: waited / 1e6 };
}
