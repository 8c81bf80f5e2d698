import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { BROKEN_OFF } from '#src/commerce/checkout/recover.ts';
import { audit, flawsOfOrder, type Moment, momentOf, type Tried } from './audit.ts';
import { type Data, openData } from './data.ts';
import { type Answer, type Guest, guestAtPlacing } from './guest.ts';
import { openProvider, paymentsIn, type ProviderApart } from './provider.ts';
import { freePort, type ShopProcess, startShop } from './shop-process.ts';
import { type PaidBy, refills, shoppingOf } from './shopping.ts';

export interface KillsOptions {
  kills: number;
  /** The same seed kills at the same moments, as far as the machine's timing is reproducible. */
  seed: string;
  /**
   * `within`: the sandbox in the shop's own process; `apart`: a provider in another process, which survives the shop.
   */
  provider: 'within' | 'apart';
  /** PostgreSQL server for the test's own database; without it PGlite is used. */
  databaseUrl?: string | undefined;
  /** What pays in the carts; all ways in turn without it. */
  paidBy?: PaidBy;
  onKill?: (kill: number) => void;
}

export interface KillsReport {
  carts: number;
  /** Number of carts by how far their placing was when the process was killed. */
  landed: Map<Moment, number>;
  /** Carts placed again whose card had to be entered again. */
  cardAgain: number;
  slowestStartMs: number;
  /** All errors, one line each. */
  flaws: string[];
}

/** Carts that are placed at the same time. */
const GUESTS = 3;
/** Longest delay of the provider, in milliseconds each way. */
const PACE = 40;
/** In one of this many kills the provider decides only when the shop is open again. */
const LATE = 3;

/** One of this many kills follows the provider's first answer, because the steps after it take little of the time. */
const AIMED = 5;
/** The usual time to place is measured again after this many kills. */
const TIMED = 5;

type Shopper = Tried & { guest: Guest };

/**
 * Kills the built shop (SIGKILL) repeatedly while guests place their carts, and restarts it on the same data. Three of
 * four guests come back. Then compares orders, charges, stock, gift cards, codes, points, credit and rewards with the
 * opening state (core 7).
 */
export async function runKills(options: KillsOptions): Promise<KillsReport> {
  const data = await openData(options.databaseUrl);
  const provider = options.provider === 'apart' ? await openProvider() : null;
  try {
    return await killing(options, data, provider);
  } finally {
    await provider?.close();
    await data.discard();
  }
}

async function killing(
  { kills, seed, paidBy = 'all', onKill }: KillsOptions,
  data: Data,
  provider: ProviderApart | null,
): Promise<KillsReport> {
  /** A pseudo-random number between 0 and 1. */
  const draw = (...what: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...what].join(' '))
      .digest()
      .readUInt32BE(0) /
    2 ** 32;
  const report: KillsReport = { carts: 0, landed: new Map(), cardAgain: 0, slowestStartMs: 0, flaws: [] };
  const shoppers: Shopper[] = [];
  for (const { sql, params } of refills) await data.change(sql, params);
  const port = await freePort();
  const open = async (): Promise<ShopProcess> => {
    const shop = await startShop(port, { ...data.env, ...provider?.env });
    report.slowestStartMs = Math.max(report.slowestStartMs, shop.startMs);
    return shop;
  };
  // The first start writes the past orders of the demo's people.
  await (await open()).kill();
  const opening = await data.read();
  let visits = 0;
  const guestsOf = ({ url }: ShopProcess) =>
    Promise.all(Array.from({ length: GUESTS }, () => guestAtPlacing(url, shoppingOf(visits++, paidBy))));
  const comeBack = async ({ guest, cart }: Shopper): Promise<void> => {
    const found = await guest.findOrder();
    let answer = await guest.place();
    if (answer.status !== 200 && cart.totals.remainingToPay > 0) {
      report.cardAgain += 1;
      await guest.giveToken();
      answer = await guest.place();
    }
    report.flaws.push(...flawsOfReturn(guest, found, answer));
  };

  let shop = await open();
  /**
   * Milliseconds that placing takes now, with a provider that decides at once, and how many of them follow its first
   * answer.
   */
  const timeToPlace = async (): Promise<{ usual: number; settling: number }> => {
    if (provider) Object.assign(provider.pace, { before: 0, after: 0, when: Promise.resolve() });
    const guests = await guestsOf(shop);
    const began = performance.now();
    let answered = began;
    void provider?.answered().then(() => (answered = performance.now()));
    await Promise.all(guests.map(({ place }) => place()));
    const ended = performance.now();
    return { usual: ended - began, settling: ended - answered };
  };
  let usual = 0;
  let settling = 0;

  for (let kill = 0; kill < kills; kill += 1) {
    // The speed changes if others use the machine.
    if (kill % TIMED === 0) ({ usual, settling } = await timeToPlace());
    const guests = await guestsOf(shop);
    const { promise: when, resolve: decide } = Promise.withResolvers<void>();
    const pace = { before: PACE * draw(kill, 'before'), after: PACE * draw(kill, 'after'), when };
    if (provider) Object.assign(provider.pace, pace);
    if (kill % LATE !== LATE - 1) decide();
    const span = usual + (provider ? pace.before + pace.after : 0);
    const answered = new Set<Guest>();
    const sent = guests.map((guest) =>
      guest.place().then(
        ({ status }) =>
          status === 200 ? void answered.add(guest) : void report.flaws.push(`a cart was refused with ${status}`),
        () => undefined,
      ),
    );
    if (provider && kill % AIMED === AIMED - 1) {
      await Promise.race([provider.answered(), pause(span)]);
      await pause(settling * draw(kill, 'moment'));
    } else await pause(((kill + draw(kill, 'moment')) / kills) * span);
    const killedAt = Date.now();
    await shop.kill();
    await Promise.all(sent);
    onKill?.(kill);
    report.flaws.push(...shop.errors);
    shop = await open();
    decide();
    for (const guest of guests) {
      const isPlacedAgain = draw(kill, guests.indexOf(guest), 'again') < 0.75;
      shoppers.push({ guest, cart: guest.cart, killedAt, isAnswered: answered.has(guest), isPlacedAgain });
    }
    // On a server an open order may belong to another process, so the shop waits a minute before it takes the order
    // over.
    if (data.engine === 'pglite')
      for (const shopper of shoppers.slice(-GUESTS)) if (shopper.isPlacedAgain) await comeBack(shopper);
  }

  await provider?.settled();
  if (data.engine === 'postgres') {
    await shop.stop();
    await pause(BROKEN_OFF + 1000);
    shop = await open();
    for (const shopper of shoppers) if (shopper.isPlacedAgain) await comeBack(shopper);
  }
  await shop.stop();
  report.flaws.push(...shop.errors, ...(await data.flaws()));
  const now = await data.read();
  report.flaws.push(...audit(opening, now, shoppers, provider ? paymentsIn(provider.records) : undefined));
  report.carts = shoppers.length;
  for (const shopper of shoppers) {
    const moment = momentOf(now, shopper, provider?.decidedAt);
    report.landed.set(moment, (report.landed.get(moment) ?? 0) + 1);
  }
  return report;
}

/** Errors when a guest comes back: the cart must have one complete order, found or placed again. */
function flawsOfReturn({ cart }: Guest, found: Answer<Order>, answer: Answer<Order>): string[] {
  if (answer.status !== 200) return [`cart ${cart.basketId} cannot be placed again: ${JSON.stringify(answer.body)}`];
  const flaws = flawsOfOrder(cart, answer.body);
  if (found.status === 200 && found.body.orderNumber !== answer.body.orderNumber)
    flaws.push(`cart ${cart.basketId} has the orders ${found.body.orderNumber} and ${answer.body.orderNumber}`);
  if (found.status !== 200 && found.status !== 404)
    flaws.push(`cart ${cart.basketId} is not told of its order: ${JSON.stringify(found.body)}`);
  return flaws;
}
