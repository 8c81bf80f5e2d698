import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import type { PayPalEvent, PayPalPurchase, WindowCommand } from '#machines/paypal/paypal.types.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';

/** What PayPal's button pays, and where it stands. */
export interface Offer {
  placement: 'product' | 'cart';
  /** What a press pays; null if something in the button's form has to be chosen first. */
  purchase: (form: HTMLFormElement | null) => PayPalPurchase | null;
  /** Minor units, for the message about paying later; null while it is not known. */
  amount: () => number | null;
  /** Tells that the amount may have changed. */
  source: { subscribe: (listener: () => void) => { unsubscribe: () => void } };
}

interface Surroundings {
  offer: Offer;
  /** For PayPal's button, and for its message about paying later. */
  places: { button: HTMLElement; message: HTMLElement };
  tell: (event: PayPalEvent) => void;
  receive: (listener: (command: WindowCommand) => void) => void;
}

/** Until the service has an order, or has taken a choice. PayPal's window waits as long. */
interface Waiting {
  take: (orderId: string) => void;
  refuse: () => void;
}

const style = {
  layout: 'horizontal',
  color: 'gold',
  shape: 'rect',
  label: 'paypal',
  height: 48,
  tagline: false,
} as const;

const addressOf = (told: { city: string; state: string; countryCode: string; postalCode: string }): Address => ({
  city: told.city,
  ...(told.state ? { province: told.state } : {}),
  postalCode: told.postalCode,
  country: told.countryCode,
});

/**
 * Shows PayPal's button, which opens its window, and tells what the shopper does there. Returns what takes the button
 * off the page. Throws without PayPal's script.
 */
export function showButton({ offer, places, tell, receive }: Surroundings): () => void {
  const { Buttons, Messages } = window.paypal ?? {};
  if (!Buttons) throw new Error('the page has no script of PayPal');
  let bought: PayPalPurchase | null = null;
  let waiting: Waiting | null = null;
  /** How the window ended while the service was still asked. */
  let ended: 'window.closed' | 'window.failed' | null = null;
  const settle = (answer: (open: Waiting) => void) => {
    const open = waiting;
    waiting = null;
    if (open) answer(open);
  };
  const end = (how: 'window.closed' | 'window.failed') => {
    ended = how;
    settle(({ refuse }) => refuse());
    tell({ type: how });
  };
  /** One choice after another: the window waits for each. */
  const choose = (event: PayPalEvent, reject: () => Promise<void>): Promise<void> =>
    new Promise((resolve) => {
      waiting = { take: () => resolve(), refuse: () => resolve(reject()) };
      tell(event);
    });

  const options: PayPalButtonsComponentOptions = {
    fundingSource: 'paypal',
    style,
    onClick: (_, { resolve, reject }) => {
      bought = offer.purchase(places.button.closest('form'));
      return bought ? resolve() : reject();
    },
    createOrder: () =>
      new Promise((resolve, reject) => {
        if (!bought) return reject(new Error('nothing is chosen'));
        ended = null;
        waiting = { take: resolve, refuse: () => reject(new Error('there is no order')) };
        tell({ type: 'order.wanted', ...bought });
      }),
    onShippingAddressChange: ({ shippingAddress }, { reject }) =>
      choose({ type: 'address.changed', address: addressOf(shippingAddress) }, reject),
    onShippingOptionsChange: ({ selectedShippingOption }, { reject }) =>
      choose({ type: 'delivery.changed', code: selectedShippingOption?.id ?? '' }, reject),
    onApprove: async () => tell({ type: 'order.approved' }),
    onCancel: () => end('window.closed'),
    onError: () => end('window.failed'),
  };

  receive((command) => {
    if (command.type === 'choice.refused') return settle(({ refuse }) => refuse());
    settle(({ take }) => take(command.type === 'order.opened' ? command.orderId : ''));
    if (command.type === 'order.opened' && ended) tell({ type: ended });
  });

  const button = Buttons(options);
  void button.render(places.button).catch(() => end('window.failed'));
  let shown: number | null | undefined;
  const showMessage = () => {
    const amount = offer.amount();
    if (amount === shown) return;
    shown = amount;
    // Nothing depends on the message: without it the button pays as well.
    void Messages?.({
      placement: offer.placement,
      // PayPal writes in a frame, which does not know the colours of the page.
      style: { text: { color: matchMedia('(prefers-color-scheme: dark)').matches ? 'white' : 'black' } },
      ...(amount === null ? {} : { amount: amount / 100 }),
    })
      .render(places.message)
      .catch(() => undefined);
  };
  showMessage();
  const following = offer.source.subscribe(showMessage);
  return () => {
    following.unsubscribe();
    settle(({ refuse }) => refuse());
    void button.close().catch(() => undefined);
    places.button.replaceChildren();
    places.message.replaceChildren();
  };
}
