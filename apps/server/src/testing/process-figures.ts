import { existsSync, readFileSync } from 'node:fs';

/** What a thread has had of the machine's processors, in milliseconds. */
export interface ProcessorTime {
  /** It ran. */
  readonly busy: number;
  /** It could have run, and others did. */
  readonly waited: number;
}

/** Processes that the first thread of a process has started. */
export function childrenOf(pid: number): readonly number[] {
  return (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);
}

/** Megabytes that a process takes, with those it has started. */
export function memoryOf(pid: number): number {
  const kilobytes = [pid, ...childrenOf(pid)].map((each) => {
    const status = existsSync(`/proc/${each}/status`) ? readFileSync(`/proc/${each}/status`, 'utf8') : ''; // it may have ended just now
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
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
