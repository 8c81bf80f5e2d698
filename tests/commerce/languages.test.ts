import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { invoicePdf } from '#src/commerce/documents/invoice.ts';
import { returnLabelPdf } from '#src/commerce/documents/return-label.ts';
import {
  cancellationMail,
  confirmationMail,
  giftCardMail,
  type Sender,
  readyMail,
  shippedMail,
} from '#src/commerce/mail/emails.ts';
import type { OrderRow } from '#src/commerce/model/order.ts';
import { languageTag, type LocaleCode } from '#src/domain/locale.ts';
import de from '#src/messages/compiled/de/mail.gen.ts';
import en from '#src/messages/compiled/en-US/mail.gen.ts';
import es from '#src/messages/compiled/es/mail.gen.ts';
import fr from '#src/messages/compiled/fr/mail.gen.ts';
import it from '#src/messages/compiled/it/mail.gen.ts';
import { goods } from './support/seed.ts';
import { keys as shopKeys, openTestShop, place, type TestShop } from './support/shop.ts';

type MailWords = Readonly<Record<keyof typeof en, string>>;

/** Emails and documents in the language of the order: texts, dates, amounts. */

const { written } = vi.hoisted(() => {
  // An earlier file of the worker may have loaded these modules without the mock (decision 094).
  vi.resetModules();
  return { written: [] as string[] };
});
afterAll(() => void vi.resetModules());
// A PDF stores text as glyph numbers, so the test records the calls that write it.
vi.mock('pdfkit', async (original) => {
  const { default: Document } = await original<typeof import('pdfkit')>();
  return {
    default: class extends Document {
      override text(
        text: string,
        x: number,
        y: number,
        options?: Parameters<InstanceType<typeof Document>['text']>[3],
      ) {
        written.push(text);
        return super.text(text, x, y, options);
      }
    },
  };
});

const languages: [LocaleCode, MailWords, Record<string, string>][] = [
  ['fr-fr', fr, { day: '22 novembre 2026', money: '12,50\u00a0€', country: 'France' }],
  ['fr-ca', fr, { day: '22 novembre 2026', money: '12,50\u00a0CAD', country: 'Canada' }],
  ['de-de', de, { day: '22. November 2026', money: '12,50\u00a0€', country: 'Deutschland' }],
  ['it-it', it, { day: '22 novembre 2026', money: '12,50\u00a0€', country: 'Italia' }],
  ['es-es', es, { day: '22 de noviembre de 2026', money: '12,50\u00a0€', country: 'España' }],
];

/** Texts that are correctly the same as in English. */
const alike: Record<string, readonly (keyof MailWords)[]> = {
  fr: ['brand', 'total', 'invoiceDate', 'contactMessage', 'contactShopSubject'],
  de: ['brand', 'giftCardPin', 'fact', 'contactName'],
  it: ['brand', 'fact', 'contactAccount', 'contactEmail'],
  es: ['brand', 'subtotal', 'total', 'fact'],
};

const keys = Object.keys(en) as (keyof MailWords)[];
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

/**
 * English phrases (between placeholders) that the other language does not contain: one of them in a text means that it
 * was not translated.
 */
function englishPhrases(words: MailWords): string[] {
  const own = keys.map((key) => words[key]).join('\n');
  return keys
    .filter((key) => en[key] !== words[key] && !/Address/.test(key))
    .flatMap((key) => en[key].split(/\{\w+\}/))
    .map((phrase) => phrase.trim())
    .filter(
      (phrase) =>
        /\p{L}{2}/u.test(phrase) && !new RegExp(`\\b${phrase.replaceAll(/[.*+?()]/g, '\\$&')}\\b`, 'u').test(own),
    );
}
const englishIn = (text: string, words: MailWords): string[] =>
  englishPhrases(words).filter((phrase) =>
    new RegExp(`(?<!\\p{L})${phrase.replaceAll(/[.*+?()]/g, '\\$&')}(?!\\p{L})`, 'u').test(text),
  );

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sender: Sender = { publicUrl: 'http://shop.test', keys: shopKeys };
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** Places a real order in this locale's shop, then sets a known date and known amounts. */
async function orderIn(locale: LocaleCode): Promise<{ order: Order; row: OrderRow }> {
  const country = locale.slice(3).toUpperCase();
  const guest = await shop.shopper();
  const person = {
    firstName: 'Alix',
    lastName: 'Weber',
    email: 'alix@example.com',
    addressLine1: '5 Lavoir',
    city: 'Lyon',
    country,
  };
  const there = {
    FR: { postalCode: '69001', phone: '612345678' },
    CA: { postalCode: 'H2X 1Y4', province: 'QC', phone: '5145550134' },
    DE: { postalCode: '10119', phone: '15123456789' },
    IT: { postalCode: '20121', province: 'MI', phone: '3123456789' },
    ES: { postalCode: '28004', province: 'M', phone: '612345678' },
  }[country];
  const address = { ...person, ...there };
  const { body: cart } = await guest.call('POST', '/cart/v1/cartWithItem', { items: [shoe] }, { 'x-locale': locale });
  expect(
    await guest.call('POST', `/cart/v2/cart/${cart.basketId}/shippingAddress`, { addresses: [address] }),
  ).toMatchObject({ status: 200 });
  const { body: ready } = await guest.call('POST', `/cart/v1/cart/${cart.basketId}/billingAddress`, { address });
  const { body } = await place(guest, ready);
  const order: Order = {
    ...body,
    placedAt: '2026-11-22T10:00:00Z',
    totals: { ...body.totals, shipping: 1250, totalDiscount: 100 },
  };
  const [row] = await shop.database.raw<OrderRow>('SELECT number, doc FROM orders WHERE number = $1', [
    order.orderNumber,
  ]);
  if (!row) throw new Error('no order');
  const priceAdjustments = [
    {
      adjustmentId: 'adjustment-2',
      level: 'ORDER',
      type: 'amount',
      value: 60,
      amount: 60,
      currency: order.currency,
    } as const,
  ];
  order.priceAdjustments = priceAdjustments;
  const items = order.items.map((item) => ({ ...item, price: { ...item.price, priceAfterItemDiscount: 4321 } }));
  order.items = items;
  return {
    order,
    row: {
      ...row,
      createdAt: order.placedAt,
      doc: { ...row.doc, frozen: { ...row.doc.frozen, items, priceAdjustments, totals: order.totals } },
    },
  };
}

test.each(languages)('every text is in the language of %s, with the same values in it', (locale, words) => {
  const known = alike[locale.slice(0, 2)] ?? [];
  expect(keys.filter((key) => words[key] === en[key]).toSorted()).toEqual([...known].toSorted());
  for (const key of keys) expect(placeholders(words[key]), key).toEqual(placeholders(en[key]));
});

describe.each(languages)('%s', (locale, words, { day = '', money = '', country = '' }) => {
  let made: { order: Order; row: OrderRow };
  beforeAll(async () => {
    made = await orderIn(locale);
  });

  test('its emails', () => {
    const { row } = made;
    const [item] = row.doc.frozen.items;
    if (!item) throw new Error('no item');
    const card = {
      itemId: item.itemId,
      number: '6006490000000011',
      pin: '1234',
      amount: 1250,
      currency: row.doc.frozen.currency,
    };
    const shipments = row.doc.frozen.shipments.map((shipment) => ({
      ...shipment,
      storeName: 'Waymark Boulder',
      shippingMethod: { ...shipment.shippingMethod, kind: 'sts' as const },
    }));
    const collected = { ...row, doc: { ...row.doc, frozen: { ...row.doc.frozen, shipments } } };
    const emails = [
      confirmationMail('1', row, sender),
      cancellationMail('2', row, sender),
      giftCardMail('3', row, item, [card], sender),
      shippedMail('4', row, sender),
      readyMail('5', collected, sender),
    ];
    for (const email of emails) {
      expect(email?.html).toContain(`<html lang="${languageTag(locale)}">`);
      for (const text of [email?.subject, email?.text, email?.html]) expect(englishIn(text ?? '', words)).toEqual([]);
    }
    const [confirmation] = emails;
    for (const text of [
      words.confirmationIntro,
      words.shipTo,
      words.subtotal,
      words.discount,
      words.priceAdjustment,
      money,
      country,
    ])
      expect(confirmation?.text).toContain(text);
    // A line shows the price that the subtotal adds up, not its discounted price (43.21); the discount has its own line
    // below.
    expect(confirmation?.text).not.toContain('43,21');
  });

  test('its invoice', async () => {
    written.length = 0;
    await invoicePdf(made.order);
    const text = written.join('\n');
    for (const said of [
      words.invoice,
      words.billTo,
      words.unitPrice,
      words.discount,
      words.priceAdjustment,
      words.paidBy,
      words.imprint,
      day,
      money,
      country,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('43,21');
    expect(englishIn(text, words)).toEqual([]);
  });

  test('its return label', async () => {
    written.length = 0;
    const items = made.row.doc.frozen.items.map(({ itemId, qty }) => ({ itemId, qty }));
    await returnLabelPdf(made.row, { returnId: 'R1002044171', createdAt: '2026-11-22T10:00:00Z', items });
    const text = written.join('\n');
    for (const said of [words.returnPaid, words.returnTo, words.returnSteps, words.orderNumber])
      expect(text).toContain(said);
    expect(englishIn(text, words)).toEqual([]);
  });
});
