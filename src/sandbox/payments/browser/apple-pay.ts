// Stands in for the Apple Pay of a device: the surface of version 14 (tests/sandbox/wallet-surfaces.test.ts compares it
// with Apple's), and a sheet in a dialog. No card is used.
(() => {
  'use strict';
  interface Contact {
    givenName?: string;
    familyName?: string;
    emailAddress?: string;
    phoneNumber?: string;
    addressLines?: string[];
    locality?: string;
    administrativeArea?: string;
    postalCode?: string;
    countryCode: string;
  }
  interface Item {
    label: string;
    amount: string;
  }
  interface Method extends Item {
    identifier: string;
    detail: string;
  }
  interface WalletRequest {
    countryCode: string;
    currencyCode: string;
    total: Item;
    lineItems?: Item[];
    shippingMethods?: Method[];
  }
  /** A device reads other members of an answer only where it declares them (`ApplePayShippingMethodUpdate`). */
  interface Update {
    newTotal?: Item | undefined;
    newLineItems?: Item[] | undefined;
    newShippingMethods?: Method[];
    errors?: { message: string }[];
  }

  const cards = [
    { displayName: 'Visa 1111', network: 'visa', type: 'credit' },
    { displayName: 'MasterCard 4444', network: 'masterCard', type: 'debit' },
  ] as const;

  const script = document.currentScript as HTMLScriptElement;
  const tokens = new URL('wallet-tokens', script.src);
  /** Milliseconds that the sheet waits for an answer of the page, as Apple documents. */
  const patience = 30_000;

  const words = {
    en: {
      note: 'A stand-in: no card is used, and no money moves.',
      shipTo: 'Ship to',
      delivery: 'Delivery',
      card: 'Card',
      pay: 'Pay with the test wallet',
      cancel: 'Cancel',
    },
    de: {
      note: 'Eine Attrappe: Es wird keine Karte verwendet, und es fließt kein Geld.',
      shipTo: 'Lieferadresse',
      delivery: 'Lieferung',
      card: 'Karte',
      pay: 'Mit der Test-Wallet bezahlen',
      cancel: 'Abbrechen',
    },
    fr: {
      note: 'Un simulateur : aucune carte n’est utilisée et rien n’est débité.',
      shipTo: 'Livrer à',
      delivery: 'Livraison',
      card: 'Carte',
      pay: 'Payer avec le portefeuille de test',
      cancel: 'Annuler',
    },
    it: {
      note: 'Una simulazione: non viene usata alcuna carta e non viene addebitato nulla.',
      shipTo: 'Spedisci a',
      delivery: 'Consegna',
      card: 'Carta',
      pay: 'Paga con il wallet di prova',
      cancel: 'Annulla',
    },
    es: {
      note: 'Una simulación: no se usa ninguna tarjeta ni se cobra nada.',
      shipTo: 'Enviar a',
      delivery: 'Entrega',
      card: 'Tarjeta',
      pay: 'Pagar con el monedero de prueba',
      cancel: 'Cancelar',
    },
  };
  /** A device has a language of its own; here it is the page's. */
  const { lang } = document.documentElement;
  const t = words[lang.slice(0, 2) as keyof typeof words] ?? words.en;
  const money = (amount: string, currency: string): string =>
    new Intl.NumberFormat(lang || 'en', { style: 'currency', currency }).format(Number(amount));

  const who = { givenName: 'Riley', familyName: 'Morgan', emailAddress: 'riley.morgan@example.com' };
  const homes: Record<string, Omit<Contact, 'countryCode'>> = {
    US: {
      addressLines: ['1035 Pearl Street'],
      locality: 'Boulder',
      administrativeArea: 'CO',
      postalCode: '80302',
      phoneNumber: '3035550147',
    },
    CA: {
      addressLines: ['4200 Rue Saint-Denis'],
      locality: 'Montréal',
      administrativeArea: 'QC',
      postalCode: 'H2X 1Y4',
      phoneNumber: '5145550134',
    },
    GB: {
      addressLines: ['14 Marchmont Crescent'],
      locality: 'Edinburgh',
      postalCode: 'EH9 1HF',
      phoneNumber: '7700900142',
    },
    FR: { addressLines: ['8 rue Mercière'], locality: 'Lyon', postalCode: '69001', phoneNumber: '612345678' },
    DE: { addressLines: ['Kastanienallee 12'], locality: 'Berlin', postalCode: '10119', phoneNumber: '15123456789' },
    IT: {
      addressLines: ['Via Torino 40'],
      locality: 'Milano',
      administrativeArea: 'MI',
      postalCode: '20121',
      phoneNumber: '3123456789',
    },
    ES: {
      addressLines: ['Calle de Fuencarral 12'],
      locality: 'Madrid',
      administrativeArea: 'M',
      postalCode: '28004',
      phoneNumber: '612345678',
    },
  };
  const abroad: Contact = {
    ...who,
    addressLines: ['Karl Johans gate 22'],
    locality: 'Oslo',
    postalCode: '0159',
    phoneNumber: '22123456',
    countryCode: 'NO',
  };

  /** The name of a village in Wales: the shop takes 50 letters. */
  const tooLong = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';

  /** What the sheet tells before the shopper agrees. */
  const hidden = ({ locality, administrativeArea, postalCode, countryCode }: Contact): Contact => ({
    locality,
    administrativeArea,
    postalCode,
    countryCode,
  });

  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text: string,
    style: string,
  ): HTMLElementTagNameMap[Name] => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };

  class ApplePayError {
    code: string;
    contactField: string | undefined;
    message: string;
    constructor(code: string, contactField?: string, message = '') {
      this.code = code;
      this.contactField = contactField;
      this.message = message;
    }
  }

  class ApplePaySession extends EventTarget {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static readonly STATUS_INVALID_BILLING_POSTAL_ADDRESS = 2;
    static readonly STATUS_INVALID_SHIPPING_POSTAL_ADDRESS = 3;
    static readonly STATUS_INVALID_SHIPPING_CONTACT = 4;
    static readonly STATUS_PIN_REQUIRED = 5;
    static readonly STATUS_PIN_INCORRECT = 6;
    static readonly STATUS_PIN_LOCKOUT = 7;
    static supportsVersion = (version: number): boolean => version >= 1 && version <= 14;
    static canMakePayments = (): boolean => true;
    static canMakePaymentsWithActiveCard = async (): Promise<boolean> => true;
    static applePayCapabilities = async (): Promise<{ paymentCredentialStatus: string }> => ({
      paymentCredentialStatus: 'paymentCredentialsAvailable',
    });
    /** There is no wallet to set up. */
    static openPaymentSetup = async (): Promise<boolean> => false;

    onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null;
    onpaymentmethodselected: ((event: { paymentMethod: object }) => void) | null = null;
    onshippingcontactselected: ((event: { shippingContact: Contact }) => void) | null = null;
    onshippingmethodselected: ((event: { shippingMethod: Method }) => void) | null = null;
    onpaymentauthorized:
      | ((event: { payment: { token: object; shippingContact: Contact; billingContact: Contact } }) => void)
      | null = null;
    oncancel: ((event: object) => void) | null = null;
    /** The sheet has no field for a code, so nobody calls it. */
    oncouponcodechanged: ((event: { couponCode: string }) => void) | null = null;

    #request: WalletRequest;
    #dialog: HTMLDialogElement | null = null;
    #contacts: Contact[];
    #contact: Contact;
    #method = '';
    #card: (typeof cards)[number] = cards[0];
    /** The sheet asks for the address by itself once it has a card. */
    #isAddressed = false;
    #signature = '';
    #errors: string[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isBusy = true;
    /** The control that has the focus, or had it before all of them waited. */
    #focused = 'pay';

    constructor(version: number, request: WalletRequest) {
      super();
      if (!ApplePaySession.supportsVersion(version)) throw new TypeError('The version is not supported');
      this.#request = request;
      const home = { ...who, ...homes[request.countryCode], countryCode: request.countryCode };
      const [street = ''] = home.addressLines ?? [];
      const work = { ...home, addressLines: [`${street}, 2`] };
      this.#contacts = [home, work, abroad, { ...home, locality: tooLong }];
      this.#contact = home;
      this.#method = request.shippingMethods?.[0]?.identifier ?? '';
    }

    begin(): void {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Apple Pay');
      dialog.tabIndex = -1;
      // The sheet of a device is outside the page: no dialog of the page may hide it, or close because it is pressed.
      dialog.dataset['reactAriaTopLayer'] = 'true';
      dialog.style.cssText =
        'color-scheme:light;margin:auto auto 0;outline:0;width:min(26rem,100%);max-width:100%;border:0;border-radius:12px 12px 0 0;padding:1.25rem;background:#fff;color:#111;font:16px/1.4 system-ui';
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#cancel();
      });
      this.#dialog = dialog;
      document.body.append(dialog);
      dialog.showModal();
      this.#draw();
      this.#wait();
      setTimeout(() =>
        this.onvalidatemerchant?.({
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
        }),
      );
    }

    abort(): void {
      this.#close();
    }

    completeMerchantValidation(merchantSession: { signature?: string }): void {
      this.#signature = merchantSession.signature ?? '';
      this.#wait();
      // A device tells what it has chosen for the shopper by itself, and later.
      setTimeout(() => this.onpaymentmethodselected?.({ paymentMethod: this.#card }));
    }

    completePaymentMethodSelection(update: Update): void {
      this.#take(update);
      if (this.#isAddressed) return this.#rest();
      this.#isAddressed = true;
      this.#select(this.#contact);
    }

    completeShippingContactSelection(update: Update): void {
      this.#take(update);
      this.#method = update.newShippingMethods?.[0]?.identifier ?? this.#method;
      this.#rest();
    }

    completeShippingMethodSelection({ newTotal, newLineItems }: Update): void {
      this.#take({ newTotal, newLineItems });
      this.#rest();
    }

    completeCouponCodeChange(update: Update): void {
      this.#take(update);
      this.#rest();
    }

    completePayment({ status, errors = [] }: { status: number; errors?: { message: string }[] }): void {
      if (errors.length > 0) {
        this.#errors = errors.map(({ message }) => message);
        return this.#rest();
      }
      this.#close();
      if (status !== ApplePaySession.STATUS_SUCCESS) return;
    }

    #take({ newTotal, newLineItems, newShippingMethods, errors = [] }: Update): void {
      if (newTotal) this.#request.total = newTotal;
      if (newLineItems) this.#request.lineItems = newLineItems;
      if (newShippingMethods) this.#request.shippingMethods = newShippingMethods;
      this.#errors = errors.map(({ message }) => message);
    }

    #wait(): void {
      clearTimeout(this.#timer);
      this.#isBusy = true;
      this.#draw();
      this.#timer = setTimeout(() => this.#cancel(), patience);
    }

    #rest(): void {
      clearTimeout(this.#timer);
      this.#isBusy = false;
      this.#draw();
    }

    #close(): void {
      clearTimeout(this.#timer);
      // Gives the focus back to what had it.
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #cancel(): void {
      if (!this.#dialog) return;
      this.#close();
      this.oncancel?.({});
    }

    #select(contact: Contact): void {
      this.#contact = contact;
      this.#wait();
      this.onshippingcontactselected?.({ shippingContact: hidden(contact) });
    }

    async #pay(): Promise<void> {
      this.#errors = [];
      this.#wait();
      const { total, currencyCode } = this.#request;
      const response = await fetch(tokens, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          signature: this.#signature,
          amount: Math.round(Number(total.amount) * 100),
          currency: currencyCode,
        }),
      }).catch(() => null);
      if (!response?.ok) return this.#cancel();
      const { token } = (await response.json()) as { token: string };
      this.onpaymentauthorized?.({
        payment: {
          token: { paymentData: { token } },
          shippingContact: this.#contact,
          billingContact: this.#contacts[0] as Contact,
        },
      });
    }

    /** Remembers the focus, which drawing anew would lose. */
    #note(control: HTMLElement, name: string): void {
      control.dataset['control'] = name;
      control.addEventListener('focus', () => {
        this.#focused = name;
      });
    }

    #group(title: string, rows: { label: string; isChosen: boolean; choose: () => void }[]): HTMLElement {
      const group = element('fieldset', '', 'border:0;margin:0 0 1rem;padding:0;display:grid;gap:.25rem');
      group.append(element('legend', title, 'font-weight:600;padding:0'));
      for (const [index, { label, isChosen, choose }] of rows.entries()) {
        const row = element('label', '', 'display:flex;gap:.75rem;align-items:center;min-height:2.75rem');
        const radio = element('input', '', 'flex:none;width:1.25rem;height:1.25rem');
        Object.assign(radio, { type: 'radio', name: title, checked: isChosen, disabled: this.#isBusy });
        radio.addEventListener('change', choose);
        this.#note(radio, `${title} ${index}`);
        row.append(radio, element('span', label, ''));
        group.append(row);
      }
      return group;
    }

    #draw(): void {
      const dialog = this.#dialog;
      if (!dialog) return;
      const { total, lineItems = [], shippingMethods = [], currencyCode } = this.#request;
      const row = ({ label, amount }: Item, style: string) => {
        const line = element('p', '', `display:flex;justify-content:space-between;gap:1rem;${style}`);
        line.append(element('span', label, ''), element('span', money(amount, currencyCode), ''));
        return line;
      };
      const pay = element(
        'button',
        t.pay,
        'width:100%;min-height:3rem;border:0;border-radius:8px;background:#000;color:#fff;font:600 1rem system-ui',
      );
      pay.disabled = this.#isBusy;
      pay.addEventListener('click', () => void this.#pay());
      const cancel = element(
        'button',
        t.cancel,
        'width:100%;min-height:2.75rem;margin-top:.5rem;border:0;background:none;color:#111;font:1rem system-ui;text-decoration:underline',
      );
      cancel.addEventListener('click', () => this.#cancel());
      this.#note(pay, 'pay');
      this.#note(cancel, 'cancel');
      const errors = this.#errors.map((text) => {
        const line = element('p', text, 'color:#a1160a;margin:0 0 1rem');
        line.setAttribute('role', 'alert');
        return line;
      });
      dialog.replaceChildren(
        element('h2', 'Apple Pay', 'margin:0 0 .25rem;font:600 1.25rem system-ui'),
        element('p', t.note, 'margin:0 0 1rem;color:#595959'),
        this.#group(
          t.shipTo,
          this.#contacts.map((contact) => ({
            label: [contact.addressLines?.[0], contact.locality?.slice(0, 20), contact.countryCode].join(', '),
            isChosen: contact === this.#contact,
            choose: () => this.#select(contact),
          })),
        ),
        this.#group(
          t.delivery,
          shippingMethods.map((method) => ({
            label: `${method.label} · ${money(method.amount, currencyCode)}`,
            isChosen: method.identifier === this.#method,
            choose: () => {
              this.#method = method.identifier;
              this.#wait();
              this.onshippingmethodselected?.({ shippingMethod: method });
            },
          })),
        ),
        this.#group(
          t.card,
          cards.map((card) => ({
            label: card.displayName,
            isChosen: card === this.#card,
            choose: () => {
              this.#card = card;
              this.#wait();
              this.onpaymentmethodselected?.({ paymentMethod: card });
            },
          })),
        ),
        ...lineItems.map((item) => row(item, 'margin:0 0 .25rem')),
        row(total, 'margin:0 0 1rem;font-weight:700'),
        ...errors,
        pay,
        cancel,
      );
      dialog.setAttribute('aria-busy', String(this.#isBusy));
      const controls = [...dialog.querySelectorAll<HTMLElement>('[data-control]')];
      const focused = controls.find(({ dataset }) => dataset['control'] === this.#focused);
      if (this.#isBusy && focused !== cancel) dialog.focus();
      else focused?.focus();
    }
  }

  Object.assign(window, { ApplePaySession, ApplePayError });
})();
