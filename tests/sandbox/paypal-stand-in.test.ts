// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayPalEvent, WindowCommand } from '#machines/paypal/paypal.types.ts';
import { consentCookie, consentTo, consentValue } from '#src/domain/consent.ts';
import { mayLoad } from '#src/flows/paypal/paypal-script.ts';
import { showButton } from '#src/flows/paypal/window.ts';
import { browserScripts } from '#src/sandbox/payments/browser/browser.gen.ts';
import { base, openSandbox, shop } from './kit.ts';

const purchase = { basketId: 'cart-1', item: null };
const deliveries = [
  { id: 'US_standard', label: 'Standard', amount: 0, isChosen: true },
  { id: 'US_express', label: 'Express', amount: 995, isChosen: false },
];

/** PayPal's button of the stand-in, as the shop shows it, on a page with its script. */
async function openPage({ offered = purchase as typeof purchase | null } = {}) {
  const open = openSandbox();
  const { orderId = '' } = await open.provider.openPlan({
    method: 'paypal',
    locale: 'en-us',
    currency: 'USD',
    amount: 10_000,
    reference: 'cart-1',
    express: { most: 17_500, cancelUrl: `${shop}/en-us/cart` },
    returnUrl: `${shop}/en-us/checkout`,
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => open.sandbox.fetch(new Request(url, init)));
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { src: `${base}/v1/paypal.js?currency=USD&locale=en_US`, dataset: {} },
  });
  runInThisContext(browserScripts['paypal.js']);
  document.body.innerHTML = '<main><div id="button"></div><div id="message"></div></main>';
  const place = (id: string) => document.getElementById(id) as HTMLElement;
  let amount = 12_930;
  const followers = new Set<() => void>();
  const source = {
    subscribe: (listener: () => void) => {
      followers.add(listener);
      return { unsubscribe: () => void followers.delete(listener) };
    },
  };
  const told: PayPalEvent[] = [];
  const listeners: ((command: WindowCommand) => void)[] = [];
  const remove = showButton({
    offer: { placement: 'cart', purchase: () => offered, amount: () => amount, source },
    places: { button: place('button'), message: place('message') },
    tell: (event) => void told.push(event),
    receive: (listener) => void listeners.push(listener),
  });
  await vi.waitFor(() => expect(place('button').querySelector('button')).not.toBeNull());
  const dialog = () => document.querySelector('dialog');
  const last = (type: PayPalEvent['type']) =>
    vi.waitFor(() => {
      const event = told.at(-1);
      if (event?.type !== type) throw new Error(`${event?.type} was told, not ${type}`);
      return event;
    });
  const control = (name: string) => dialog()?.querySelector<HTMLButtonElement>(`[data-control="${name}"]`) ?? null;
  return {
    ...open,
    orderId,
    told,
    remove,
    place,
    dialog,
    last,
    followers,
    /** The cart beside the button has another total. */
    change: (total: number) => {
      amount = total;
      for (const follower of followers) follower();
    },
    command: (command: WindowCommand) => {
      for (const listener of listeners) listener(command);
    },
    press: () => place('button').querySelector('button')?.click(),
    control,
    /** Until the window waits for the shopper. */
    rests: () => vi.waitFor(() => expect(control('approve')?.disabled).toBe(false)),
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** With the window open, and its first address told. */
async function openWindow(page: Page): Promise<void> {
  page.press();
  await page.last('order.wanted');
  page.command({ type: 'order.opened', orderId: page.orderId });
  await page.last('address.changed');
}

/** As the service does when the cart has another total. */
async function reprice({ provider, orderId, command }: Page, amount = 11_070): Promise<void> {
  await provider.updateOrder({ orderId, reference: 'cart-1', currency: 'USD', amount, deliveries });
  command({ type: 'choice.taken' });
}

beforeEach(() => {
  window.paypal = null;
});
afterEach(() => vi.unstubAllGlobals());

describe('The button of PayPal and its window', () => {
  test('tell what is paid, then the address, without a name and a street, and the message tells the amount', async () => {
    const page = await openPage();
    expect(page.place('message').textContent).toContain('$129.30');
    await openWindow(page);
    expect(page.told).toEqual([
      { type: 'order.wanted', ...purchase },
      {
        type: 'address.changed',
        address: { city: 'Boulder', province: 'CO', postalCode: '80302', country: 'US' },
      },
    ]);
  });

  test('show what the service says that the order costs, and approve it', async () => {
    const page = await openPage();
    await openWindow(page);
    expect(page.control('approve')?.disabled).toBe(true);
    await reprice(page);
    await page.rests();
    expect(page.dialog()?.textContent).toContain('$110.70');
    page.control('approve')?.click();
    await page.last('order.approved');
    expect(page.dialog()).toBeNull();
    expect(await page.provider.readPlan(page.orderId)).toMatchObject({ state: 'approved', amount: 11_070 });
  });

  test('tell another delivery by its code', async () => {
    const page = await openPage();
    await openWindow(page);
    await reprice(page);
    await page.rests();
    page.control('Delivery 1')?.click();
    expect(await page.last('delivery.changed')).toEqual({ type: 'delivery.changed', code: 'US_express' });
    await reprice(page, 12_065);
    await page.rests();
    expect(page.dialog()?.textContent).toContain('$120.65');
  });

  test('ask for another address where the shop refuses one', async () => {
    const page = await openPage();
    await openWindow(page);
    page.command({ type: 'choice.refused' });
    await vi.waitFor(() => expect(page.dialog()?.querySelector('[role="alert"]')?.textContent).toContain('another'));
    expect(page.control('approve')?.disabled).toBe(true);
    page.control('Ship to 1')?.click();
    await vi.waitFor(() => expect(page.told).toHaveLength(3));
    await reprice(page);
    await page.rests();
  });

  test.each(['cancel', 'close'])('tell that the shopper left: %s', async (control) => {
    const page = await openPage();
    await openWindow(page);
    await reprice(page);
    await page.rests();
    page.control(control)?.click();
    await page.last('window.closed');
    expect(page.dialog()).toBeNull();
  });

  test('tell once more that the window was closed, if its order comes later', async () => {
    const page = await openPage();
    page.press();
    await page.last('order.wanted');
    page.control('close')?.click();
    await page.last('window.closed');
    page.command({ type: 'order.opened', orderId: page.orderId });
    expect(page.told.map(({ type }) => type)).toEqual(['order.wanted', 'window.closed', 'window.closed']);
    page.press();
    await page.last('order.wanted');
  });

  test('tell that the window broke', async () => {
    const page = await openPage();
    page.press();
    await page.last('order.wanted');
    page.command({ type: 'order.opened', orderId: 'order-of-nobody' });
    await page.last('window.failed');
    expect(page.dialog()).toBeNull();
  });

  test('do not open where nothing is chosen', async () => {
    const page = await openPage({ offered: null });
    page.press();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.told).toEqual([]);
    expect(page.dialog()).toBeNull();
  });

  test('leave nothing behind', async () => {
    const page = await openPage();
    page.press();
    await page.last('order.wanted');
    page.remove();
    await vi.waitFor(() => expect(page.dialog()).toBeNull());
    expect(page.followers.size).toBe(0);
    expect(page.place('button').childElementCount + page.place('message').childElementCount).toBe(0);
  });
});

test('the message about paying later follows the total', async () => {
  const page = await openPage();
  page.change(20_000);
  await vi.waitFor(() => expect(page.place('message').textContent).toContain('$200.00'));
});

describe('The script of a third party', () => {
  const payPals = 'https://www.paypal.com/sdk/js?client-id=shop';
  const at = (path: string, consent = '') => {
    vi.stubGlobal('location', new URL(path, shop));
    document.cookie = `${consentCookie.name}=${consent}`;
  };

  test.each([
    ['en-us', '', true],
    ['de-de', '', false],
    ['de-de', consentValue(consentTo(['C0002', 'C0004'])), false],
    ['de-de', consentValue(consentTo(['C0003'])), true],
  ])('is loaded in %s with the answer "%s": %s', (locale, consent, isLoaded) => {
    at(`/${locale}/cart`, consent);
    expect(mayLoad(payPals)).toBe(isLoaded);
    expect(mayLoad('/sandbox/payments/v1/paypal.js?currency=EUR')).toBe(true);
  });
});

const nothing = { subscribe: () => ({ unsubscribe: () => undefined }) };

test('without a script there is no button', () => {
  const places = { button: document.createElement('div'), message: document.createElement('div') };
  const offer = { placement: 'cart', purchase: () => purchase, amount: () => null, source: nothing } as const;
  expect(() => showButton({ offer, places, tell: () => undefined, receive: () => undefined })).toThrow('no script');
});
