import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import { audit, flawsOfOrder, type Tried } from '#tests/crash/audit.ts';
import { openData } from '#tests/crash/data.ts';
import { guestAtPlacing } from '#tests/crash/guest.ts';
import { freePort, type ShopProcess, startShop } from '#tests/crash/shop-process.ts';
import { refills, shoppingOf } from '#tests/crash/shopping.ts';
import type { PostgresServer } from './postgres-server.ts';

export interface RestartsReport {
  restarts: number;
  /** How often the process of the shop ended. */
  deaths: number;
  orders: number;
  /** Calls answered with API503 and `retry-after` while the database was unavailable. */
  retryable: number;
  /** Pages answered with 503 and `retry-after` while the database was unavailable. */
  pagesAway: number;
  /** Longest time in milliseconds from the database's return to the first successful call that needs it. */
  slowestRecoveryMs: number;
  /** All errors, one line each. */
  flaws: string[];
}

const WORKERS = 6;
/** Milliseconds of load before each restart, and of the outage. */
const LOAD = 600;
const OUTAGE = 300;
/** Milliseconds after which a worker gives up on its cart. */
const PATIENCE = 60_000;
/** Indexes of the ways to pay that need no account (tests/crash/shopping.ts). */
const guestWays = [0, 1, 2, 7];

interface Watched {
  status: number;
  errorId: string | undefined;
  retryAfter: string | null;
}

/** Restarts the database repeatedly while six workers place orders in the built shop, then checks the database. */
export async function runRestarts(options: {
  server: PostgresServer;
  restarts: number;
  onRestart?: (at: number) => void;
}): Promise<RestartsReport> {
  const { server, restarts, onRestart } = options;
  const data = await openData(server.url);
  const report: RestartsReport = {
    restarts,
    deaths: 0,
    orders: 0,
    retryable: 0,
    pagesAway: 0,
    slowestRecoveryMs: 0,
    flaws: [],
  };
  for (const { sql, params } of refills) await data.change(sql, params);
  const port = await freePort();
  let shop = await startShop(port, data.env);
  const opening = await data.read();
  const tried: Tried[] = [];
  const over = new AbortController();
  let visits = 0;

  /** True if a call succeeds that reads and writes the database: a new guest session. */
  const isServed = async (): Promise<boolean> => {
    const { status } = await ask(shop.url, report);
    return status === 200;
  };
  const worker = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const at = visits++;
      const shopping = shoppingOf(guestWays[at % guestWays.length]! + 10 * Math.floor(at / guestWays.length));
      const guest = await guestAtPlacing(shop.url, shopping).catch(() => null);
      if (!guest) {
        await pause(50);
        continue;
      }
      const one: Tried = { cart: guest.cart, killedAt: 0, isAnswered: false, isPlacedAgain: true };
      tried.push(one);
      const until = Date.now() + PATIENCE;
      while (!one.isAnswered && Date.now() < until) {
        const answer = await guest.place().catch(() => null);
        if (answer?.status === 200) {
          one.isAnswered = true;
          report.orders += 1;
          report.flaws.push(...flawsOfOrder(guest.cart, answer.body));
        } else {
          await pause(50);
          if (guest.cart.totals.remainingToPay > 0) await guest.giveToken().catch(() => undefined);
        }
      }
      if (!one.isAnswered) report.flaws.push(`cart ${guest.cart.basketId} could not be placed in ${PATIENCE / 1000} s`);
    }
  };
  /** If the shop's process has ended, counts it and starts the shop again, so that the rest can be measured. */
  const reviveIfDead = async (): Promise<void> => {
    if (shop.isRunning()) return;
    report.deaths += 1;
    report.flaws.push(`the process ended: ${shop.errors.at(-1)}`);
    shop = await startShop(port, data.env);
  };

  const workers = Promise.all(Array.from({ length: WORKERS }, worker));
  for (let restart = 0; restart < restarts; restart += 1) {
    await pause(LOAD);
    await server.stop(restart % 2 === 0 ? 'fast' : 'immediate');
    const outage = Date.now() + OUTAGE;
    await askPage(shop.url, report).catch(() => undefined);
    while (Date.now() < outage)
      await isServed().then(
        () => pause(20),
        () => pause(20),
      );
    await server.start();
    const back = performance.now();
    await reviveIfDead();
    while (!(await isServed())) await pause(10);
    report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, performance.now() - back);
    onRestart?.(restart);
  }
  over.abort();
  await workers;
  await reviveIfDead();
  await shop.stop();
  report.flaws.push(...defectsOf(shop), ...(await data.flaws()), ...audit(opening, await data.read(), tried));
  await data.discard();
  return report;
}

/** Asks for a guest session. Any answer but a session or a refusal that can be retried is an error. */
async function ask(url: string, report: RestartsReport): Promise<Watched> {
  const response = await fetch(`${url}/token/v2/auth/token`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: '{}',
  });
  const body = (await response.json()) as Partial<ErrorBody>;
  const answer = {
    status: response.status,
    errorId: body.errorDetails?.[0]?.errorId,
    retryAfter: response.headers.get('retry-after'),
  };
  if (answer.status === 503 && answer.errorId === 'API503' && answer.retryAfter !== null) report.retryable += 1;
  else if (answer.status !== 200) report.flaws.push(`a call was answered ${JSON.stringify(answer)}`);
  return answer;
}

/** Asks for a page that needs the database and is not cached. It must be answered, or be refused with `retry-after`. */
async function askPage(url: string, report: RestartsReport): Promise<void> {
  const { status, headers } = await fetch(`${url}/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS`);
  if (status === 503 && headers.get('retry-after') !== null) report.pagesAway += 1;
  else if (status !== 200) report.flaws.push(`a page was answered ${status}`);
}

/** Lines that the shop logged as its own errors. */
const defectsOf = ({ errors }: ShopProcess): string[] =>
  errors.filter((line) => /an operation failed|unexpected/.test(line));
