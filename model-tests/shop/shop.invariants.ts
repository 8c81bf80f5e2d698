import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Visit } from './shop.walk.ts';

const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot;

/** What holds after every step, whatever was answered and in which order. */
export const always: Readonly<Record<string, (visit: Visit) => void>> = {
  'no chart fails, and the page is not degraded': ({ page }) => {
    expect(page.errors).toEqual([]);
    expect(page.root.getSnapshot().value).not.toBe('degraded');
  },
  'only requested changes are answered, and a settled add was made once': ({ problems }) =>
    expect(problems).toEqual([]),
  'totals add up': ({ page }) => {
    const { cart } = page.chart('cart').getSnapshot().context;
    if (!cart) return;
    const rows = cart.items.reduce((sum, { price }) => sum + price.rowTotal, 0);
    const { itemTotal, shipping, total } = cart.totals;
    expect([itemTotal, itemTotal + shipping]).toEqual([rows, total]);
    expect(cart.totalItems).toBe(cart.items.reduce((sum, { qty }) => sum + qty, 0));
  },
  'each change is answered once at most': ({ asked }) => {
    for (const [id, { heard }] of asked) if (heard > 1) throw new Error(`"${id}" was answered ${heard} times`);
  },
  'a cart is one order, and no piece is ordered that nobody asked for': ({ service }) => {
    expect(new Set(service.orders.map(({ basketId }) => basketId)).size).toBe(service.orders.length);
    const ordered = new Map<string, number>();
    for (const { upc, qty } of service.orders.flatMap(({ items }) => items))
      ordered.set(upc, (ordered.get(upc) ?? 0) + qty);
    for (const [upc, qty] of ordered) expect(qty).toBeLessThanOrEqual(service.wanted.get(upc) ?? 0);
  },
  'nothing of an ended session stays': ({ page, service }) => {
    const snapshot = page.chart('cart').getSnapshot();
    const { session, consumerNo, cart, basketId, lost, refused } = snapshot.context;
    if (snapshot.matches('waitingForSession')) expect([cart, basketId, lost, refused]).toEqual([null, null, [], []]);
    const owner = basketId === null ? null : service.ownerOf(basketId);
    if (snapshot.matches('resting') && session && owner !== null) expect(owner).toBe(consumerNo);
  },
};

/** What holds once all calls are answered and time has passed. */
export const atRest: Readonly<Record<string, (visit: Visit) => void>> = {
  'every change that was asked is answered: settled, or told as refused': ({ asked, forgotten }) => {
    const open = [...asked.values()].filter(({ heard, change }) => heard === 0 && !forgotten.has(change));
    expect(open.map(({ change }) => change.operation)).toEqual([]);
  },
  'no chart is stuck': ({ page }) => {
    const cart = page.chart('cart').getSnapshot();
    expect(cart.matches('resting'), 'the cart rests').toBe(true);
    expect([cart.context.current, cart.context.queue]).toEqual([null, []]);
    expect(
      snapshotOf(page.chart('session')).hasTag('ready') ||
        page.chart('session').getSnapshot().matches({ guest: 'unavailable' }),
    ).toBe(true);
    expect(snapshotOf(page.chart('reload-guard')).value).toBe('armed');
    expect(['closed', 'open']).toContain(snapshotOf(page.chart('dialogs')).value);
    expect(['empty', 'staying']).toContain(snapshotOf(page.chart('toasts')).value);
    if (page.shown.actor)
      expect(snapshotOf(page.shown.actor).hasTag('busy'), `${page.shown.actor.id} waits`).toBe(false);
  },
  'the page shows the cart that the service has': ({ page, service }) => {
    const snapshot = page.chart('cart').getSnapshot();
    const { cart } = snapshot.context;
    if (!snapshot.matches({ resting: 'ready' }) || !cart || service.ownerOf(cart.basketId) === null) return;
    const now = service.read(cart.basketId);
    if (now.version === cart.version) expect(cart.items).toEqual(now.items);
  },
};
