import { createHmac } from 'node:crypto';
import { CommerceError } from '../errors.ts';
import { countJudgedTry, countTry } from './count-try.ts';
import { type Guessable, type Limit, limits } from './limits.ts';
import { createLimitStore } from './store.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/** The target of a try, and the client's address. */
export interface Tried {
  target: string;
  /** The client's address. */
  address: string;
}

/** A try that is counted but not compared yet. The caller calls one of its methods when the outcome is known. */
export interface Try {
  /** The secret was right. The try counts in no limit, and this client's tries at the target are deleted. */
  right(): Promise<void>;
  /**
   * The secret was wrong. `left` is the number of tries that this client has left. `isAlarming` is true if the owner of
   * the target should be warned.
   */
  wrong(): Promise<{ left: number; isAlarming: boolean }>;
  /** Nothing was compared. The try counts in no limit. */
  undo(): Promise<void>;
}

export interface Tries {
  /**
   * Counts a try before anything is compared. Throws API429 (or the limit's error id) if a limit is used up. Calls
   * `check` once, with true if the try must pass the bot check. If `check` throws, the try counts in no limit.
   */
  begin(what: Guessable, tried: Tried, check?: (mustCheck: boolean) => Promise<void>): Promise<Try>;
  /** Deletes this client's tries at the target: the client has proved in another way that it owns the target. */
  forgive(what: Guessable, tried: Tried): Promise<void>;
  /** Deletes expired counts. */
  tidy(): Promise<void>;
}

/** Takes back a try whose secret was not compared, so that it counts in no limit. Rethrows the error. */
export const comparing = <Result>(attempt: Pick<Try, 'undo'>, compared: Promise<Result>): Promise<Result> =>
  compared.catch(async (error: unknown) => {
    await attempt.undo();
    throw error;
  });

/** The refusal of a try. `retryAfter` is in seconds. */
export const tooMany = (
  retryAfter: number,
  errorId: NonNullable<Limit['errorId']> | 'API429' = 'API429',
): CommerceError =>
  new CommerceError(errorId, errorId === 'API429' ? 429 : 423, {
    additionalInfo: { retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  });

/** A try as one limit has counted it. */
interface Counted {
  limit: Limit;
  /** Key of the row in the database. */
  row: string;
  /** Tries that the limit leaves. Below 0, this try is over the limit. */
  left: number;
}

/**
 * Counts tries by HMACs. Their key is derived from `secret`, so the table contains no e-mail, card number or address.
 */
export function createTries(options: { database: Pick<Database, 'raw'>; clock: Clock; secret: string }): Tries {
  const store = createLimitStore(options);
  const hashKey = createHmac('sha256', options.secret).update('limits').digest();
  const keyOf = ({ by }: Limit, { target, address }: Tried): string => {
    const parts = { 'target and address': [target, address], target: [target], address: [address] }[by];
    return createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url');
  };
  const counterOf = (what: string) => (limit: Limit) => ({
    limit,
    limiter: store.limiter(`${what} ${limit.over} by ${limit.by} ${limit.seconds}`, limit),
  });
  const counters = new Map(Object.entries(limits).map(([what, all]) => [what, all.map(counterOf(what))]));

  return {
    async begin(what, tried, check = async () => undefined) {
      const counted: Counted[] = [];
      const rows = (areJudged: boolean) =>
        counted.filter(({ limit }) => (limit.isJudged ?? false) === areJudged).map(({ row }) => row);
      const undo = async () => {
        await store.leave(rows(true));
        await store.giveBack(rows(false));
      };
      let isChecked = false;
      const judge = async () => {
        if (isChecked) return;
        isChecked = true;
        await check(counted.some(({ left }) => left < 0));
      };
      try {
        for (const { limit, limiter } of counters.get(what) ?? []) {
          // Runs the bot check before the next limit counts the try, so that only tries that pass it use up that limit,
          // even with many tries at the same time.
          if (limit.over === 'refuse' && counted.some((one) => one.limit.over === 'check')) await judge();
          const key = keyOf(limit, tried);
          const { left, msBeforeNext } = limit.isJudged
            ? await countJudgedTry(store, limiter, limit, key)
            : await countTry(limiter, limit, key);
          if (left < 0 && limit.over === 'refuse')
            throw tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)), limit.errorId);
          counted.push({ limit, row: limiter.getKey(key), left });
        }
        await judge();
      } catch (refusal) {
        await undo();
        throw refusal;
      }
      return {
        async right() {
          await store.giveBack(rows(false));
          await store.forget(rows(true));
        },
        async wrong() {
          const leaves: number[] = [];
          for (const { limit, row } of counted) if (limit.isJudged) leaves.push(await store.markWrong(row, limit));
          return {
            left: Math.min(...leaves),
            isAlarming: counted.some(({ limit, left }) => limit.by === 'target' && limit.over === 'check' && left <= 0),
          };
        },
        undo,
      };
    },
    async forgive(what, tried) {
      for (const { limit, limiter } of counters.get(what) ?? [])
        if (limit.isJudged) await limiter.delete(keyOf(limit, tried));
    },
    tidy: store.tidy,
  };
}
