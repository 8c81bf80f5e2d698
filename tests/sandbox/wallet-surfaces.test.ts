// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PayPalNamespace } from '@paypal/paypal-js';
import { showButton } from '#src/flows/paypal/window.ts';
import { sheetVersion } from '#src/flows/apple-pay/sheet.ts';
import { browserScripts } from '#src/sandbox/payments/browser/browser.gen.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFile(file, 'utf8');

describe('the stand-in of Apple Pay has what @types/applepayjs declares', () => {
  let declared: { own: string[]; statics: string[] };
  let Session: { new (version: number, request: object): object } & Record<string, unknown>;
  beforeAll(async () => {
    const types = await read(resolve('@types/applepayjs/package.json').replace('package.json', 'index.d.ts'));
    const body = /declare class ApplePaySession extends EventTarget \{([\s\S]*?)\n\}/.exec(types)?.[1] ?? '';
    const members = [...body.matchAll(/^ {4}(static )?(?:readonly )?(\w+)[(:?]/gm)].map(([, isStatic, name = '']) => ({
      isStatic: isStatic !== undefined,
      name,
    }));
    const names = (isStatic: boolean) => [
      ...new Set(members.filter((one) => one.isStatic === isStatic).map(({ name }) => name)),
    ];
    declared = { own: names(false).filter((name) => name !== 'constructor'), statics: names(true) };
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: { src: 'https://shop.example/sandbox/payments/v1/apple-pay.js', dataset: {} },
    });
    runInThisContext(browserScripts['apple-pay.js']);
    Session = (window as unknown as { ApplePaySession: typeof Session }).ApplePaySession;
  });

  test('every callback and method of a session', () => {
    const session = new Session(14, {
      countryCode: 'US',
      currencyCode: 'USD',
      total: { label: 'Shop', amount: '1.00' },
    });
    expect(declared.own.length).toBeGreaterThan(14);
    expect(declared.own.filter((name) => !(name in session))).toEqual([]);
    expect(session).toBeInstanceOf(EventTarget);
  });

  test('every static method and constant', () => {
    expect(declared.statics.length).toBeGreaterThan(11);
    expect(declared.statics.filter((name) => !(name in Session))).toEqual([]);
    const statuses = declared.statics.filter((name) => name.startsWith('STATUS_')).map((name) => Session[name]);
    expect(new Set(statuses).size).toBe(statuses.length);
  });

  test('nothing beside it that a page could come to rely on', () => {
    const session = new Session(14, {
      countryCode: 'US',
      currencyCode: 'USD',
      total: { label: 'Shop', amount: '1.00' },
    });
    const own = [...Object.keys(session), ...Object.getOwnPropertyNames(Object.getPrototypeOf(session))];
    expect(own.filter((name) => name !== 'constructor' && !declared.own.includes(name))).toEqual([]);
    expect(Object.keys(Session).filter((name) => !declared.statics.includes(name))).toEqual([]);
  });

  test('the fields of an error', () => {
    const { ApplePayError: WalletError } = window as unknown as { ApplePayError: new (...given: string[]) => object };
    expect({ ...new WalletError('shippingContactInvalid', 'postalCode', 'Wrong') }).toEqual({
      code: 'shippingContactInvalid',
      contactField: 'postalCode',
      message: 'Wrong',
    });
  });

  test('the shop opens the sheet in the highest version of both', () => {
    type Versions = Parameters<typeof sheetVersion>[0];
    const device = (latest: number) => ({ supportsVersion: (version: number) => version <= latest }) as Versions;
    expect(sheetVersion(Session as unknown as Versions)).toBe(14);
    expect([20, 14, 13, 3, 2, 0].map((latest) => sheetVersion(device(latest)))).toEqual([14, 14, 13, 3, null, null]);
  });

  test('no version that Apple does not know', () => {
    expect(() => new Session(15, {})).toThrow(TypeError);
  });
});

describe('the stand-in of PayPal has what @paypal/paypal-js declares', () => {
  /** Members of an interface of the package, by the file that declares it. */
  const declared = async (file: string, name: string): Promise<string[]> => {
    const types = await read(join(import.meta.dirname, '../../node_modules/@paypal/paypal-js/types', file));
    const body = new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(types)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, member = '']) => member);
  };
  let paypal: PayPalNamespace;
  beforeAll(() => {
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: { src: 'https://shop.example/sandbox/payments/v1/paypal.js?currency=USD&locale=en_US', dataset: {} },
    });
    runInThisContext(browserScripts['paypal.js']);
    paypal = window.paypal as PayPalNamespace;
  });

  test('in its namespace, but for what components=buttons,messages leaves out', async () => {
    const names = await declared('index.d.ts', 'PayPalNamespace');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !(name in paypal))).toEqual(['Marks', 'HostedFields', 'CardFields']);
    expect(Object.keys(paypal).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('in a button and in a message', async () => {
    const button = paypal.Buttons?.({}) ?? {};
    expect(Object.keys(button).toSorted()).toEqual(
      (await declared('components/buttons.d.ts', 'PayPalButtonsComponent')).toSorted(),
    );
    expect(Object.keys(paypal.Messages?.({}) ?? {})).toEqual(
      await declared('components/messages.d.ts', 'PayPalMessagesComponent'),
    );
  });

  test('of the callbacks, those that the shop gives', async () => {
    const names = await declared('components/buttons.d.ts', 'PayPalButtonsComponentOptions');
    const given: string[] = [];
    window.paypal = {
      ...paypal,
      Buttons: (options = {}) => {
        given.push(...Object.keys(options));
        return (paypal.Buttons as NonNullable<PayPalNamespace['Buttons']>)(options);
      },
    };
    const places = { button: document.createElement('div'), message: document.createElement('div') };
    const source = { subscribe: () => ({ unsubscribe: () => undefined }) };
    const offer = { placement: 'cart', purchase: () => null, amount: () => null, source } as const;
    showButton({ offer, places, tell: () => undefined, receive: () => undefined });
    window.paypal = paypal;
    expect(given.filter((name) => !names.includes(name))).toEqual([]);
    for (const name of ['onApprove', 'onShippingAddressChange', 'onShippingOptionsChange', 'onCancel', 'onError'])
      expect(given).toContain(name);
    const standIn = browserScripts['paypal.js'];
    expect(given.filter((name) => name.startsWith('on') && !standIn.includes(`${name}?.(`))).toEqual([]);
  });
});

test('what the protocol says of PayPal has the names of @paypal/paypal-js', async () => {
  const [orders, protocol] = await Promise.all([
    // The package exports no types of the API, only its own.
    read(join(import.meta.dirname, '../../node_modules/@paypal/paypal-js/types/apis/openapi/checkout_orders_v2.d.ts')),
    read(join(import.meta.dirname, '../../src/commerce/payments/README.md')),
  ]);
  const table = protocol.split('| Orders v2 | here |')[1]?.split('\n\n')[0] ?? '';
  const names = [...table.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, path = '']) => path.split('.'));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(orders))).toEqual([]);
});
