import { createRateLimit } from './rate-limit.ts';

/**
 * Why a task was not run. `address`: its address has exceeded its rate limit, or has too many tasks waiting. `full`:
 * the queue is full. `left`: every client that asked has disconnected.
 */
export type Refusal = 'address' | 'full' | 'left';

/** Thrown if a task was not run. `retryAfter` is in seconds. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly retryAfter: number;
  constructor(refusal: Refusal, retryAfter = 2) {
    super(refusal);
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

export interface FairQueueLimits {
  /** Tasks that one address may request in a minute. */
  perMinute: number;
  /** Tasks that run at the same time. */
  running: number;
  /** Tasks of one address that run at the same time. */
  runningOfOne: number;
  /** Tasks of one address that may wait. */
  waitingOfOne: number;
  /** Tasks that may wait in total. Above it, the address with the most waiting tasks loses its last one. */
  waiting: number;
}

interface Job<Result> {
  key: string;
  /** How many requests wait for the job, by address. */
  askers: Map<string, number>;
  start(): void;
  refuse(refusal: Refusal): void;
  result: Promise<Result>;
}

export interface FairQueue<Result> {
  /**
   * Runs a task when it is its address's turn. Rejects with `Refused` if the task is not run. Concurrent tasks with the
   * same key share one run, which starts when the first of their addresses has its turn. `signal` aborts when the
   * client has disconnected.
   */
  run(asked: { key: string; address: string; signal?: AbortSignal }, task: () => Promise<Result>): Promise<Result>;
  waiting(): number;
}

/**
 * Runs a few tasks at a time and shares the turns between client addresses. The address with the fewest running tasks
 * is first; among equals, the one that has waited longest for a turn. So an address with hundreds of waiting tasks
 * delays another address only by its running tasks.
 */
export function createFairQueue<Result>(limits: FairQueueLimits): FairQueue<Result> {
  /** Waiting and running jobs, by key. */
  const jobs = new Map<string, Job<Result>>();
  /**
   * Waiting jobs by address, in the order of the addresses' turns. A job is listed under each address that requested
   * it.
   */
  const waiting = new Map<string, Map<string, Job<Result>>>();
  const runningOf = new Map<string, number>();
  const limit = createRateLimit(limits);
  let running = 0;
  let total = 0;

  const leave = (job: Job<Result>, address: string) => {
    const own = waiting.get(address);
    if (!own?.delete(job.key)) return;
    total -= 1;
    if (own.size === 0) waiting.delete(address);
  };

  const count = (address: string, by: number) => {
    const now = (runningOf.get(address) ?? 0) + by;
    if (now === 0) runningOf.delete(address);
    else runningOf.set(address, now);
  };

  const fewestRunning = (): string | undefined => {
    let next: string | undefined;
    let least = limits.runningOfOne;
    for (const address of waiting.keys()) {
      const own = runningOf.get(address) ?? 0;
      if (own < least) [next, least] = [address, own];
      if (own === 0) break;
    }
    return next;
  };

  const startNext = () => {
    while (running < limits.running) {
      const address = fewestRunning();
      const own = address === undefined ? undefined : waiting.get(address);
      const [job] = own?.values() ?? [];
      if (address === undefined || own === undefined || job === undefined) return;
      for (const asker of job.askers.keys()) leave(job, asker);
      // Moves the address to the end, so that the others have their turn first.
      if (waiting.delete(address) && own.size > 0) waiting.set(address, own);
      running += 1;
      count(address, 1);
      job.start();
      void job.result
        .catch(() => undefined)
        .then(() => {
          running -= 1;
          count(address, -1);
          jobs.delete(job.key);
          startNext();
        });
    }
  };

  /** Makes room for one more job of an address; false if that address itself has the most waiting jobs. */
  const makeRoom = (address: string): boolean => {
    if (total < limits.waiting) return true;
    const [longest, own] = [...waiting].reduce((most, one) => (one[1].size > most[1].size ? one : most));
    const last = [...own.values()].at(-1);
    if (longest === address || last === undefined || own.size <= (waiting.get(address)?.size ?? 0) + 1) return false;
    forget(last, longest);
    return true;
  };

  /** Removes a job of an address from the queue. A job that no address waits for is not run. */
  const forget = (job: Job<Result>, address: string, refusal: Refusal = 'full') => {
    leave(job, address);
    job.askers.delete(address);
    if (job.askers.size > 0) return;
    jobs.delete(job.key);
    job.refuse(refusal);
  };

  const isWaiting = (job: Job<Result>) => [...job.askers.keys()].some((address) => waiting.get(address)?.has(job.key));

  const create = (key: string, task: () => Promise<Result>): Job<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    promise.catch(() => undefined);
    const job: Job<Result> = {
      key,
      askers: new Map(),
      start: () => void task().then(resolve, reject),
      refuse: (refusal) => reject(new Refused(refusal)),
      result: promise,
    };
    jobs.set(key, job);
    return job;
  };

  return {
    waiting: () => total,
    run: async ({ key, address, signal }, task) => {
      const known = jobs.get(key);
      if (known && !isWaiting(known)) return known.result;
      if (signal?.aborted) throw new Refused('left');
      const wait = limit(address);
      if (wait > 0) throw new Refused('address', wait);
      if (!waiting.get(address)?.has(key)) {
        if ((waiting.get(address)?.size ?? 0) >= limits.waitingOfOne) throw new Refused('address');
        if (!makeRoom(address)) throw new Refused('full');
      }
      const job = jobs.get(key) ?? create(key, task);
      const own = waiting.get(address) ?? new Map<string, Job<Result>>();
      if (!own.has(key)) total += 1;
      waiting.set(address, own.set(key, job));
      job.askers.set(address, (job.askers.get(address) ?? 0) + 1);
      signal?.addEventListener('abort', () => {
        if (!waiting.get(address)?.has(key) || jobs.get(key) !== job) return;
        const left = (job.askers.get(address) ?? 0) - 1;
        if (left > 0) job.askers.set(address, left);
        else forget(job, address, 'left');
      });
      startNext();
      return job.result;
    },
  };
}
