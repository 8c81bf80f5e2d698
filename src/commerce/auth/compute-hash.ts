import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Hashed, HashJob } from './hash-thread.ts';

/** Threads that have nothing to compute. There are as many as hashes were ever computed at the same time. */
const idle = new Set<Worker>();

async function openThread(): Promise<Worker> {
  const { address, HASHES } = await import('./hash-thread.ts');
  // The thread gets none of the shop's secrets.
  const thread = new Worker(fileURLToPath(address), { workerData: HASHES, env: {}, execArgv: [] });
  // One that fails without work is replaced by the next hash; an error that nobody handles would end the process.
  thread.on('error', () => undefined);
  thread.once('exit', () => idle.delete(thread));
  return thread;
}

/** Computes a hash in a thread that gives way to pages. Rejects if the hash or its thread fails. */
export async function computeHash(job: HashJob): Promise<Uint8Array> {
  const [waiting] = idle;
  if (waiting) idle.delete(waiting);
  const thread = waiting ?? (await openThread());
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => reject(new Error(`The thread for hashes has ended: ${String(reason)}`));
    // Only a hash that a caller waits for keeps the process alive.
    thread.ref();
    thread.once('error', fail);
    thread.once('exit', fail);
    thread.once('message', (answer: Hashed) => {
      thread.off('error', fail);
      thread.off('exit', fail);
      thread.unref();
      idle.add(thread);
      if ('failure' in answer) reject(new Error(answer.failure));
      else resolve(answer.hash);
    });
    thread.postMessage(job);
  });
}
