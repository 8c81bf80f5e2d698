import { availableParallelism } from 'node:os';
import { createTurns } from '../turns.ts';
import { UnavailableError } from '../unavailable-error.ts';
import { computeHash } from './compute-hash.ts';
import type { HashJob } from './hash-thread.ts';

/** Computes a hash. Throws a HashingUnavailableError if too many others wait, or the wait was too long. */
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
  /** On two processors the last of 300 waits for about 15 seconds, after which it is refused. */
  mostWaiting?: number;
} = {}): Hasher {
  const inTurn = createTurns({ atOnce, mostWaiting, refusal: () => new HashingUnavailableError(mostWaiting) });
  return (job) => inTurn(() => compute(job));
}
