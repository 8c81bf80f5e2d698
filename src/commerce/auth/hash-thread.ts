import { argon2Sync, scryptSync } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

/** Address of this file, also after a build. The thread is started from it. */
export const address = import.meta.url;

/** The worker data that starts this file as a thread for hashes. */
export const HASHES = 'hash-passwords';

/** A password to hash, with all parameters of the algorithm. */
export type HashJob = { password: string; salt: Uint8Array; length: number } & (
  | { algorithm: 'argon2id'; cost: { memory: number; passes: number; parallelism: number } }
  | { algorithm: 'scrypt'; cost: { N: number; r: number; p: number } }
);

/** A message from the thread: the hash, or the reason of a failure. */
export type Hashed = { hash: Uint8Array } | { failure: string };

/** The thread is this much nicer than the shop, which needs the processor for pages (decision 109). */
const GIVES_WAY = 5;
/** The highest niceness that there is. */
const LOWEST = 19;

function hashOf({ password, salt, length, ...algorithm }: HashJob): Uint8Array {
  if (algorithm.algorithm === 'scrypt') return scryptSync(password, salt, length, algorithm.cost);
  return argon2Sync('argon2id', { message: password, nonce: salt, tagLength: length, ...algorithm.cost });
}

function hashed(job: HashJob): Hashed {
  try {
    return { hash: hashOf(job) };
  } catch (error) {
    return { failure: String(error) };
  }
}

function serve(): void {
  // Linux alone has a niceness of threads; elsewhere this would slow the whole shop down.
  if (process.platform === 'linux') setPriority(0, Math.min(LOWEST, getPriority(0) + GIVES_WAY));
  parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(hashed(job)));
}

if (!isMainThread && workerData === HASHES) serve();
