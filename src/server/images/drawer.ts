import { fork } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Drawn } from './drawing-process.ts';
import type { Job } from './encode.ts';

/** Draws and encodes one picture; rejects when it cannot be drawn. */
export type Drawer = (job: Job) => Promise<Buffer>;

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void };

/** Milliseconds without work after which the process ends. */
const REST = 10_000;

/** Starts a process that draws; `onEnd` when it takes no more, because it rests or has failed. */
async function openProcess(restAfter: number, onEnd: () => void): Promise<Drawer> {
  const { address, DRAWS } = await import('./drawing-process.ts');
  const child = fork(fileURLToPath(address), [DRAWS], {
    serialization: 'advanced',
    execArgv: [],
    // It is told nothing that the shop alone should know. Left alone, glibc keeps what each thread has freed: half of the memory.
    env: { PATH: env.PATH, SYSTEMROOT: env.SYSTEMROOT, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' },
  });
  const waiting = new Map<number, Waiting>();
  let number = 0;
  let rest: NodeJS.Timeout | undefined;
  // Only a picture that somebody waits for keeps the shop from ending.
  child.unref();
  child.channel?.unref();

  const end = () => {
    onEnd();
    if (child.connected) child.disconnect();
  };
  const fail = () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error('The process that draws pictures has ended.'));
    waiting.clear();
  };
  child.once('error', fail);
  child.once('exit', fail);
  child.on('message', (drawn: Drawn) => {
    const asked = waiting.get(drawn.number);
    waiting.delete(drawn.number);
    if (waiting.size === 0) {
      child.channel?.unref();
      rest = setTimeout(end, restAfter).unref();
    }
    if ('failure' in drawn) asked?.reject(new Error(drawn.failure));
    else asked?.resolve(Buffer.from(drawn.bytes));
  });

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(rest);
      number += 1;
      waiting.set(number, { resolve, reject });
      child.channel?.ref();
      child.send({ number, job }, (error) => error && fail());
    });
}

/** Draws in a process of its own, which gives way to the shop's and, without work, ends with all its memory (decision 013). */
export function createDrawer({ restAfter = REST }: { restAfter?: number } = {}): Drawer {
  let current: Promise<Drawer> | null = null;
  return async (job) => {
    const mine = (current ??= openProcess(restAfter, () => {
      if (current === mine) current = null;
    }));
    return (await mine)(job);
  };
}
