import { setTimeout as sleep } from 'node:timers/promises';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './limits.ts';
import { judgedIn, type LimitStore } from './store.ts';

/**
 * Milliseconds: how long a try waits for others of its client at the same target, whose outcome may free its place, and
 * the first pause between two looks. Each pause is twice as long as the one before, so that many that wait ask little.
 */
const PATIENCE = 5_000;
const PAUSE = 40;

const consumed = (limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> =>
  limiter.consume(key).catch((reason: unknown) => {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason;
  });

interface Place {
  /** Tries that the limit leaves. Below 0, this try is over the limit. */
  left: number;
  msBeforeNext: number;
}

/** Counts a try in a limit that counts all alike. */
export async function countTry(limiter: RateLimiterPostgres, { points }: Limit, key: string): Promise<Place> {
  const { consumedPoints, msBeforeNext } = await consumed(limiter, key);
  return { left: points - consumedPoints, msBeforeNext };
}

/**
 * Counts a try in a limit whose tries are judged. If others under way use the limit up, it waits until they are judged,
 * because right ones are no tries; only wrong ones close the limit.
 */
export async function countJudgedTry(
  store: Pick<LimitStore, 'leave'>,
  limiter: RateLimiterPostgres,
  { points }: Limit,
  key: string,
): Promise<Place> {
  for (let waited = 0; ;) {
    const { consumedPoints, msBeforeNext } = await consumed(limiter, key);
    const { wrong, underWay } = judgedIn(consumedPoints);
    const left = points - wrong - underWay;
    if (left >= 0) return { left, msBeforeNext };
    await store.leave([limiter.getKey(key)]);
    for (let isFull = true, pause = PAUSE; isFull; waited += pause, pause *= 2) {
      if (wrong >= points || waited >= PATIENCE) return { left, msBeforeNext };
      await sleep(pause);
      const now = judgedIn((await limiter.get(key))?.consumedPoints ?? 0);
      isFull = now.wrong < points && now.wrong + now.underWay >= points;
    }
  }
}
