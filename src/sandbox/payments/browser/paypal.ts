import type {
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalMessagesComponent,
  PayPalMessagesComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';

// Stands in for PayPal's script: the surface of @paypal/paypal-js that `components=buttons,messages` sets, and PayPal's
// window in a dialog, as where a browser blocks windows. No account is used, and no money moves.
(() => {
  'use strict';
  type Told = { city: string; state: string; postalCode: string; countryCode: string };
  interface Order {
    state: 'open' | 'approved' | 'refused';
    amount: number;
    currency: string;
    most: number | null;
    locale: string;
    deliveries: { id: string; label: string; amount: number; isChosen: boolean }[];
    addresses: { name: string; label: string; told: Told }[];
    words: Record<
      | 'heading'
      | 'lead'
      | 'amount'
      | 'atMost'
      | 'shipTo'
      | 'delivery'
      | 'refused'
      | 'approve'
      | 'cancel'
      | 'close'
      | 'test',
      string
    >;
  }

  const script = document.currentScript as HTMLScriptElement;
  const orders = new URL('paypal-orders/', script.src).href;
  const nonce = script.dataset['cspNonce'] ?? '';
  const given = new URL(script.src).searchParams;
  const currencyCode = given.get('currency') ?? 'USD';
  const language = given.get('locale')?.replace('_', '-') ?? 'en-US';

  const messages = {
    en: (amount: string) => `Pay in parts with PayPal${amount && `: ${amount}`}. A stand-in, nothing is lent.`,
    de: (amount: string) =>
      `Mit PayPal in Raten zahlen${amount && `: ${amount}`}. Eine Attrappe, nichts wird geliehen.`,
    fr: (amount: string) =>
      `Payez en plusieurs fois avec PayPal${amount && ` : ${amount}`}. Un simulateur, rien n’est prêté.`,
    it: (amount: string) => `Paga a rate con PayPal${amount && `: ${amount}`}. Una simulazione, nulla viene prestato.`,
    es: (amount: string) => `Paga a plazos con PayPal${amount && `: ${amount}`}. Una simulación, no se presta nada.`,
  };
  const write = (amount: number, currency: string): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);

  function element<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text: string,
    style: string,
  ): HTMLElementTagNameMap[Name] {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  }

  const placeOf = (container: HTMLElement | string): HTMLElement | null =>
    typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;

  async function orderOf(id: string): Promise<Order> {
    const response = await fetch(orders + encodeURIComponent(id));
    if (!response.ok) throw new Error('PayPal does not know the order');
    return (await response.json()) as Order;
  }

  /** Nobody pays by the prices of a page here: the shop's service sets them. */
  const buildOrderPatchPayload = () => [];

  /** PayPal's window: it waits for the page after each choice, and shows what the order costs then. */
  class PayPalWindow {
    #options: PayPalButtonsComponentOptions;
    #dialog = element(
      'dialog',
      '',
      'color-scheme:light;margin:auto;outline:0;box-sizing:border-box;width:min(28rem,calc(100% - 2rem));border:0;border-radius:8px;padding:1.25rem;background:#fff;color:#111;font:16px/1.4 system-ui',
    );
    #orderId = '';
    #order: Order | null = null;
    #address = 0;
    #isBusy = true;
    #isRefused = false;
    #focused = 'approve';

    constructor(options: PayPalButtonsComponentOptions) {
      this.#options = options;
      const dialog = this.#dialog;
      dialog.setAttribute('aria-label', 'PayPal');
      dialog.tabIndex = -1;
      // PayPal's window is outside the page: no dialog of the page may hide it, or close because it is pressed.
      dialog.dataset['reactAriaTopLayer'] = 'true';
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#leave();
      });
      document.body.append(dialog);
      dialog.showModal();
      this.#draw();
    }

    async open(): Promise<void> {
      try {
        const orderId = await this.#options.createOrder?.({ paymentSource: 'paypal' }, { order: { create: refused } });
        if (!this.#dialog.isConnected) return;
        this.#orderId = orderId ?? '';
        this.#order = await orderOf(this.#orderId);
        // An account has an address, which the shop hears of before the shopper chooses.
        if (this.#order.addresses.length > 0) await this.#choose(0);
        else this.#rest();
      } catch (error) {
        this.#fail(error);
      }
    }

    close(): void {
      this.#dialog.close();
      this.#dialog.remove();
    }

    #leave(): void {
      if (!this.#dialog.isConnected) return;
      this.close();
      this.#options.onCancel?.({ orderID: this.#orderId }, { redirect: () => undefined });
    }

    #fail(error: unknown): void {
      if (!this.#dialog.isConnected) return;
      this.close();
      this.#options.onError?.({ message: error instanceof Error ? error.message : 'PayPal failed' });
    }

    #rest(): void {
      this.#isBusy = false;
      this.#draw();
    }

    /** The page takes a choice or rejects it; the order is read again either way. */
    async #ask(change: (reject: () => Promise<void>) => Promise<void> | undefined): Promise<void> {
      this.#isBusy = true;
      this.#isRefused = false;
      this.#draw();
      try {
        await change(async () => {
          this.#isRefused = true;
        });
        if (!this.#dialog.isConnected) return;
        this.#order = await orderOf(this.#orderId);
        this.#rest();
      } catch (error) {
        this.#fail(error);
      }
    }

    #choose(at: number): Promise<void> {
      this.#address = at;
      const { addresses = [], amount = 0, currency = currencyCode } = this.#order ?? {};
      const shippingAddress = addresses[at]?.told;
      if (!shippingAddress) return Promise.resolve();
      const data = {
        orderID: this.#orderId,
        amount: { currencyCode: currency, value: (amount / 100).toFixed(2) },
        shippingAddress,
      };
      return this.#ask((reject) => this.#options.onShippingAddressChange?.(data, { buildOrderPatchPayload, reject }));
    }

    #deliver({ id, label, amount }: Order['deliveries'][number]): Promise<void> {
      const value = { currencyCode: this.#order?.currency ?? currencyCode, value: (amount / 100).toFixed(2) };
      const selectedShippingOption = { id, label, amount: value, selected: true, type: 'SHIPPING' as const };
      const data = { orderID: this.#orderId, selectedShippingOption };
      return this.#ask((reject) => this.#options.onShippingOptionsChange?.(data, { buildOrderPatchPayload, reject }));
    }

    async #approve(): Promise<void> {
      this.#isBusy = true;
      this.#draw();
      const response = await fetch(`${orders}${encodeURIComponent(this.#orderId)}/approval`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payer: this.#order?.addresses[this.#address]?.name ?? 'home' }),
      }).catch(() => null);
      if (!response?.ok) return this.#fail(new Error('PayPal does not answer'));
      this.close();
      await this.#options.onApprove?.(
        { orderID: this.#orderId, payerID: 'STANDIN' },
        { redirect: () => undefined, restart: () => undefined },
      );
    }

    /** Remembers the focus, which drawing anew would lose. */
    #note<Control extends HTMLElement>(control: Control, name: string): Control {
      control.dataset['control'] = name;
      control.addEventListener('focus', () => {
        this.#focused = name;
      });
      return control;
    }

    #button(name: string, text: string, style: string, press: () => void): HTMLButtonElement {
      const button = element(
        'button',
        text,
        `width:100%;min-height:3rem;border:0;border-radius:24px;font:600 1rem system-ui;${style}`,
      );
      button.type = 'button';
      button.addEventListener('click', press);
      return this.#note(button, name);
    }

    #group(title: string, rows: { label: string; isChosen: boolean; choose: () => void }[]): HTMLElement {
      const group = element('fieldset', '', 'border:0;margin:0 0 1rem;padding:0;display:grid;gap:.25rem;min-width:0');
      group.append(element('legend', title, 'font-weight:600;padding:0'));
      for (const [index, { label, isChosen, choose }] of rows.entries()) {
        const row = element('label', '', 'display:flex;gap:.75rem;align-items:center;min-height:2.75rem');
        const radio = this.#note(element('input', '', 'flex:none;width:1.25rem;height:1.25rem'), `${title} ${index}`);
        Object.assign(radio, { type: 'radio', name: title, checked: isChosen, disabled: this.#isBusy });
        radio.addEventListener('change', choose);
        row.append(radio, element('span', label, 'min-width:0;overflow-wrap:anywhere'));
        group.append(row);
      }
      return group;
    }

    #draw(): void {
      const dialog = this.#dialog;
      const order = this.#order;
      dialog.setAttribute('aria-busy', String(this.#isBusy));
      const title = element(
        'h2',
        order?.words.heading ?? 'PayPal',
        'margin:0;font:600 1.25rem system-ui;color:#003087',
      );
      const close = this.#button('close', '×', 'width:2.75rem;flex:none;background:none;color:#111', () =>
        this.#leave(),
      );
      close.setAttribute('aria-label', order?.words.close ?? 'Close');
      const head = element(
        'div',
        '',
        'display:flex;gap:1rem;justify-content:space-between;align-items:center;margin:0 0 .5rem',
      );
      head.append(title, close);
      if (!order) {
        dialog.replaceChildren(head);
        dialog.focus();
        return;
      }
      const { words, currency, addresses, deliveries, amount, most } = order;
      const row = (label: string, sum: number, style: string) => {
        const line = element('p', '', `display:flex;justify-content:space-between;gap:1rem;margin:0 0 .25rem;${style}`);
        line.append(element('span', label, ''), element('span', write(sum / 100, currency), ''));
        return line;
      };
      const approve = this.#button(
        'approve',
        words.approve,
        'margin-top:1rem;background:#0070ba;color:#fff',
        () => void this.#approve(),
      );
      approve.disabled = this.#isBusy || this.#isRefused;
      const cancel = this.#button('cancel', words.cancel, 'background:none;color:#111;text-decoration:underline', () =>
        this.#leave(),
      );
      const refusal = element('p', this.#isRefused ? words.refused : '', 'color:#a1160a;margin:0');
      refusal.setAttribute('role', 'alert');
      const groups = [
        this.#group(
          words.shipTo,
          addresses.map(({ label }, at) => ({
            label,
            isChosen: at === this.#address,
            choose: () => void this.#choose(at),
          })),
        ),
        this.#group(
          words.delivery,
          deliveries.map((delivery) => ({
            label: `${delivery.label} · ${write(delivery.amount / 100, currency)}`,
            isChosen: delivery.isChosen,
            choose: () => void this.#deliver(delivery),
          })),
        ),
      ];
      dialog.replaceChildren(
        head,
        element('p', words.lead, 'margin:0 0 1rem;color:#595959'),
        ...groups.filter((group) => group.children.length > 1),
        row(words.amount, amount, 'font-weight:700'),
        ...(most === null ? [] : [row(words.atMost, most, 'color:#595959')]),
        refusal,
        approve,
        cancel,
        element('p', words.test, 'margin:1rem 0 0;color:#595959;font-size:.875rem'),
      );
      const controls = [...dialog.querySelectorAll<HTMLButtonElement>('[data-control]')];
      const focused = controls.find(({ dataset }) => dataset['control'] === this.#focused);
      if (focused && !focused.disabled) focused.focus();
      else dialog.focus();
    }
  }

  /** The shop's service makes and pays orders, never the page. */
  const refused = (): Promise<never> => Promise.reject(new Error('the page makes no order'));

  function Buttons(options: PayPalButtonsComponentOptions = {}): PayPalButtonsComponent {
    let shown: HTMLElement | null = null;
    let opened: PayPalWindow | null = null;
    let current = options;
    const press = async () => {
      let isRejected = false;
      await current.onClick?.(
        { fundingSource: 'paypal' },
        {
          resolve: async () => undefined,
          reject: async () => {
            isRejected = true;
          },
        },
      );
      if (isRejected) return;
      opened = new PayPalWindow(current);
      await opened.open();
    };
    return {
      isEligible: () => true,
      hasReturned: () => false,
      resume: () => undefined,
      updateProps: async (props) => {
        current = { ...current, ...props };
      },
      close: async () => {
        opened?.close();
        shown?.remove();
      },
      render: async (container) => {
        const button = element('button', 'PayPal', `height:${current.style?.height ?? 48}px`);
        button.type = 'button';
        button.dataset['fundingSource'] = 'paypal';
        button.addEventListener('click', () => void press());
        // As PayPal's script does: a style element, with the nonce of the page's policy.
        const sheet = document.createElement('style');
        sheet.nonce = nonce;
        sheet.textContent =
          '[data-funding-source]{width:100%;border:0;border-radius:4px;background:#ffc439;color:#003087;font:italic 700 1.125rem system-ui;cursor:pointer}';
        placeOf(container)?.replaceChildren(sheet, button);
        shown = button;
      },
    };
  }

  function Messages({ amount, style }: PayPalMessagesComponentOptions = {}): PayPalMessagesComponent {
    return {
      render: async (container) => {
        const words = messages[language.slice(0, 2) as keyof typeof messages] ?? messages.en;
        const text = words(amount === undefined ? '' : write(Number(amount), currencyCode));
        const colour = style?.text?.color === 'white' ? '#fff' : '#000';
        placeOf(container)?.replaceChildren(element('p', text, `margin:0;font-size:.875rem;color:${colour}`));
      },
    };
  }

  const paypal: PayPalNamespace = {
    version: 'stand-in',
    Buttons,
    Messages,
    FUNDING: { PAYPAL: 'paypal', PAYLATER: 'paylater' },
    getFundingSources: () => ['paypal', 'paylater'],
    isFundingEligible: (source) => source === 'paypal' || source === 'paylater',
    rememberFunding: () => undefined,
  };
  Object.assign(window, { paypal });
})();
