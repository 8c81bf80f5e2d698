import { availableParallelism } from 'node:os';
import { UnavailableError } from '../unavailable-error.ts';
import { computeHash } from './compute-hash.ts';
import type { HashJob } from './hash-thread.ts';

/** Computes a hash. Throws a HashingUnavailableError if too many others wait. */
export type Hasher = (job: HashJob) => Promise<Uint8Array>;

/** So many hashes are waiting that another one would be computed too late for its shopper. */
export class HashingUnavailableError extends UnavailableError {
  constructor(waiting: number) {
    super(`${waiting} hashes of passwords are waiting`);
  }
}

/**
 * Hashes that are computed at the same time. Node has four threads for all work of this kind, and compressing an answer
 * needs one: behind forty waiting hashes a page would be sent after seconds. One processor is left to the pages
 * (`npm run bench -- people`, decision 109).
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Computes hashes in the order of the calls, a few at the same time. */
export function createHasher({
  compute = computeHash,
  atOnce = AT_ONCE,
  mostWaiting = 300,
}: {
  compute?: Hasher;
  atOnce?: number;
  /** On two processors the last of 300 waits for about 15 seconds. */
  mostWaiting?: number;
} = {}): Hasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (job) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw new HashingUnavailableError(mostWaiting);
    try {
      return await compute(job);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
