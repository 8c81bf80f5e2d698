import { fork } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Done, Job, Task } from './helper-process.ts';

/** Runs tasks in another process. Rejects if a task fails. */
export interface Helper {
  run<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result>;
}

type Ask = (work: Pick<Job, 'module' | 'input'>) => Promise<unknown>;
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** Milliseconds without work after which the process ends. */
const REST = 10_000;

/** Starts a helper process. Calls `onEnd` when the process accepts no more work, because it is idle or has failed. */
async function openProcess(restAfter: number, onEnd: () => void): Promise<Ask> {
  const { address, HELPS } = await import('./helper-process.ts');
  const child = fork(fileURLToPath(address), [HELPS], {
    serialization: 'advanced',
    execArgv: [],
    // The process gets none of the shop's secrets. The two MALLOC variables halve its memory: by default glibc keeps
    // what each thread has freed.
    env: { PATH: env.PATH, SYSTEMROOT: env.SYSTEMROOT, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' },
  });
  const waiting = new Map<number, Waiting>();
  let number = 0;
  let rest: NodeJS.Timeout | undefined;
  // Only work that a caller waits for keeps the shop's process alive.
  child.unref();
  child.channel?.unref();

  const end = () => {
    onEnd();
    if (child.connected) child.disconnect();
  };
  const fail = () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error('The helper process has ended.'));
    waiting.clear();
  };
  child.once('error', fail);
  child.once('exit', fail);
  child.on('message', (done: Done) => {
    const asked = waiting.get(done.number);
    waiting.delete(done.number);
    if (waiting.size === 0) {
      child.channel?.unref();
      rest = setTimeout(end, restAfter).unref();
    }
    if ('failure' in done) asked?.reject(new Error(done.failure));
    else asked?.resolve(done.result);
  });

  return (work) =>
    new Promise((resolve, reject) => {
      clearTimeout(rest);
      number += 1;
      waiting.set(number, { resolve, reject });
      child.channel?.ref();
      child.send({ number, ...work } satisfies Job, (error) => error && fail());
    });
}

/**
 * Runs tasks in a process of its own, with a lower priority than the shop's. Without work the process ends and frees
 * its memory (decision 013).
 */
export function createHelper({ restAfter = REST }: { restAfter?: number } = {}): Helper {
  let current: Promise<Ask> | null = null;
  return {
    run: async <Input, Result>({ module }: Task<Input, Result>, input: Input): Promise<Result> => {
      const mine = (current ??= openProcess(restAfter, () => {
        if (current === mine) current = null;
      }));
      const ask = await mine.catch((error: unknown) => {
        // A process that could not start is tried again with the next work.
        if (current === mine) current = null;
        throw error;
      });
      return ask({ module, input }) as Promise<Result>;
    },
  };
}
