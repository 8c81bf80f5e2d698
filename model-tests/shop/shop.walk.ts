import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isUnanswered } from '#machines/cart/cart.failure.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import { chanceFrom } from '#src/chart-kit/explore/chance.ts';
import { valueLabel } from '#src/chart-kit/explore/names.ts';
import { send as checkoutEvents } from '#model-tests/checkout/checkout.model.ts';
import { type Browser, ShopPage } from './shop.page.ts';
import { ShopService } from './shop.service.ts';
import { ENDINGS, World } from './shop.world.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

const PATHS = ['/en-us', '/en-us/p/shoe', '/en-us/p/shoe', '/en-us/cart', '/en-us/checkout', '/en-us/checkout'];
const UPCS = ['884501001085', '884501001092', '884501001108'];
/** The number of steps of a visit. After them the shop comes to rest, and the next visit has a shop of its own. */
export const VISIT = 250;

/** A requested change. `heard` counts the answers since it was last requested. */
interface Asked {
  readonly change: CartChange;
  heard: number;
}

/** What the invariants may look at. */
export interface Seen {
  readonly page: ShopPage;
  readonly service: ShopService;
  readonly asked: ReadonlyMap<string, Asked>;
  readonly problems: readonly string[];
}

type Doing = readonly [words: string, act: () => void];

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

const can = (actor: AnyActorRef | null, event: AnyEventObject): boolean =>
  actor !== null && (actor.getSnapshot() as AnyMachineSnapshot).can(event);

/** One visit to a shop of its own. `told` lists the steps. */
export class Visit {
  readonly told: string[] = [];
  readonly asked = new Map<string, Asked>();
  readonly problems: string[] = [];
  readonly service: ShopService;
  page: ShopPage;
  private readonly world = new World();
  private readonly browser: Browser = { session: null, memory: null };
  private readonly chance: ReturnType<typeof chanceFrom>;

  private readonly cartChart: typeof cartMachine;

  /** Takes a faulty service or cart chart, to test that the invariants notice. */
  constructor(seed: number, { service = new ShopService(), cart = cartMachine } = {}) {
    this.service = service;
    this.cartChart = cart;
    this.chance = chanceFrom(seed);
    this.page = this.open('/en-us');
  }

  /** A UUID that every walk with this seed repeats. */
  readonly uuid = (): `${string}-${string}-${string}-${string}-${string}` => {
    const digits = Array.from({ length: 32 }, () => Math.floor(this.chance.next() * 16).toString(16)).join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  };

  private open(path: string): ShopPage {
    const page = new ShopPage(this.service, this.world, this.browser, path, this.cartChart);
    const cart = page.chart('cart');
    // All changes that a page, a product or a checkout requests are sent through this function.
    const send = cart.send.bind(cart);
    cart.send = (event) => {
      if (event.type === 'change.requested') this.note(event.id, event.change);
      if (event.type === 'cart.retried') this.askAgain();
      send(event);
    };
    for (const type of ['change.settled', 'change.refused'] as const)
      cart.on(type, (event) => {
        const asked = this.asked.get(event.id);
        if (!asked) this.problems.push(`${type} for "${event.id}", which nobody asked for`);
        else asked.heard += 1;
        if (event.type === 'change.settled' && asked) this.checkSettled(event.id, asked.change, event.cart.basketId);
      });
    return page;
  }

  /**
   * "Try again" requests unanswered changes once more: although they were reported as refused, an answer is awaited
   * again.
   */
  private askAgain(): void {
    for (const refused of this.page.chart('cart').getSnapshot().context.refused) {
      const asked = isUnanswered(refused) ? this.asked.get(refused.id) : undefined;
      if (asked) asked.heard = 0;
    }
  }

  private note(id: string, change: CartChange): void {
    if (!this.asked.has(id)) this.asked.set(id, { change, heard: 0 });
    if (change.operation === 'addItems')
      for (const { upc = '', qty = 1 } of change.items)
        this.service.wanted.set(upc, (this.service.wanted.get(upc) ?? 0) + qty);
  }

  private checkSettled(id: string, change: CartChange, basketId: string): void {
    if (change.operation !== 'addItems') return;
    const keys = [id, id.slice(0, -1) + (Number.parseInt(id.slice(-1), 16) ^ 1).toString(16)];
    const times = keys.reduce((sum, key) => sum + this.service.timesApplied(basketId, key), 0);
    if (times !== 1) this.problems.push(`an add was settled that the service made ${times} times in that cart`);
  }

  private request(change: CartChange): void {
    requestChange(this.page.chart('cart'), change).catch(() => {});
  }

  /** Everything that may happen now, with its description. */
  private possible(): Doing[] {
    const { page, world, chance, service } = this;
    const cart = page.chart('cart');
    const lines = cart.getSnapshot().context.cart?.items ?? [];
    const line = chance.pick(lines);
    const path = chance.pick(PATHS) ?? '/en-us';
    const { actor } = page.shown;
    const toasts = page.chart('toasts').getSnapshot() as AnyMachineSnapshot;
    const toast = (toasts.context as { toasts: { id: number }[] }).toasts[0];
    const basketId = cart.getSnapshot().context.basketId;
    const isCheckout = page.shown.path.endsWith('/checkout');
    const to = (chart: AnyActorRef | null, event: AnyEventObject): Doing[] =>
      can(chart, event) ? [[`${event.type} to ${chart?.id ?? ''}`, () => chart?.send(event)]] : [];
    const ask = (change: CartChange, words: string): Doing[] =>
      isCheckout ? [] : [[words, () => this.request(change)]];
    const upc = chance.pick(UPCS) ?? '';
    const adds = ask(
      { operation: 'addItems', items: [{ productId: 'WMTR1001MOS', upc, qty: 1 }], isQuiet: chance.next() < 0.3 },
      `add one ${upc}`,
    );
    const submitted = { type: 'order.submitted', key: this.uuid() };
    const others = Object.values(checkoutEvents)
      .flat()
      .filter(
        ({ type }) =>
          !/^cart\.|^order\./.test(type) &&
          (chance.next() < 0.4 || !type.endsWith('changeRequested')) &&
          (chance.next() < 0.1 || type !== 'step.requested'),
      );
    return [
      ...adds,
      ...(line
        ? ask({ operation: 'updateItem', item: { itemId: line.itemId, qty: 1, maxQty: 10 } }, 'ask for one of a line')
        : []),
      ...(line ? ask({ operation: 'removeItem', itemId: line.itemId }, 'take a line out') : []),
      ...ask({ operation: 'applyCoupon', code: 'FIRSTSTEPS' }, 'try a code'),
      ...to(actor, { type: 'purchase.requested' }),
      ...(isCheckout
        ? [
            ...others.flatMap((event) => to(actor, event)),
            ...Array.from({ length: 6 }, () => to(actor, submitted)).flat(),
          ]
        : []),
      ...to(page.chart('mini-cart'), { type: 'bag.pressed' }),
      ...to(page.chart('mini-cart'), { type: 'checkout.chosen' }),
      ...to(page.chart('dialogs'), { type: 'dialog.dismissed' }),
      ...to(page.chart('toasts'), { type: toasts.matches('held') ? 'toasts.released' : 'toasts.held' }),
      ...(toast ? to(page.chart('toasts'), { type: 'toast.dismissed', id: toast.id }) : []),
      ...(chance.next() < 0.3 ? to(page.chart('session'), { type: 'token.rejected' }) : []),
      ...to(cart, { type: 'cart.retried' }),
      ...(basketId && chance.next() < 0.3 ? to(cart, { type: 'cart.outdated', basketId }) : []),
      ...(basketId && chance.next() < 0.1
        ? [['the cart expires', () => service.expire(basketId)] satisfies Doing]
        : []),
      ...(chance.next() < (isCheckout ? 0.05 : 0.4) ? [[`go to ${path}`, () => page.goTo(path)] satisfies Doing] : []),
      ...(chance.next() < 0.1 ? [['load the page anew', () => this.reload()] satisfies Doing] : []),
      ['200 ms pass', () => world.clock.pass(200)],
      ...(chance.next() < 0.3 ? [['25 s pass', () => world.clock.pass(25_000)] satisfies Doing] : []),
    ];
  }

  private reload(): void {
    const { path } = this.page.shown;
    this.page.leave();
    // Nobody gets the answers that the old page awaited, but the service may still do what was requested.
    for (const { heard, change } of this.asked.values()) if (heard === 0) this.forgotten.add(change);
    this.page = this.open(path);
  }

  /** Changes that a page requested before it was left: nobody gets their answers. */
  readonly forgotten = new Set<CartChange>();

  private settleOne(ending?: 'done'): void {
    const { calls } = this.world;
    const call = this.chance.pick(ending === 'done' ? calls.filter(({ isPersons }) => !isPersons) : calls);
    if (!call) return;
    const most = this.chance.next() < 0.6 ? 'done' : (this.chance.pick(ENDINGS) ?? 'done');
    const how = ending ?? (call.isPersons ? 'done' : most);
    const refusal = this.chance.pick(call.refusals);
    this.told.push(`${call.port} ends: ${how === 'refused' ? (refusal?.errorId ?? 'nobody answers') : how}`);
    call.settle(how, refusal);
  }

  /** One random step: a call ends, or something is done. */
  readonly step = async (): Promise<void> => {
    if (this.world.calls.length > 0 && this.chance.next() < 0.5) this.settleOne();
    else {
      const [words, act] = this.chance.pick(this.possible()) ?? ['nothing', () => {}];
      this.told.push(words);
      act();
    }
    await later();
  };

  /** Answers all pending calls and lets time pass: a chart that is not at rest then is stuck. */
  readonly comeToRest = async (): Promise<void> => {
    this.told.push('everything is answered, and time passes');
    for (let quiet = 0, rounds = 0; quiet < 3 && rounds < 500; rounds += 1) {
      const isQuiet = this.world.calls.every(({ isPersons }) => isPersons);
      quiet = isQuiet ? quiet + 1 : 0;
      if (isQuiet) {
        const toasts = this.page.chart('toasts');
        if (can(toasts, { type: 'toasts.released' })) toasts.send({ type: 'toasts.released' });
        this.world.clock.pass(30_000);
      } else this.settleOne('done');
      await later();
    }
  };

  /** The state of every chart of the page. */
  readonly position = (): string[] =>
    [
      ...['session', 'cart', 'mini-cart', 'dialogs', 'toasts', 'reload-guard'].map(this.page.chart),
      this.page.shown.actor,
    ].flatMap((actor) =>
      actor ? [`${actor.id}: ${valueLabel((actor.getSnapshot() as AnyMachineSnapshot).value)}`] : [],
    );
}
