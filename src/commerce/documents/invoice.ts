import type { Order } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { mailTranslator } from '../mail/translate-mail.ts';
import { paidBy } from '../orders/paid-by.ts';
import { addressText, totalsRows } from '../orders/totals-rows.ts';
import { fact, head, margin, type Pdf, room, rule, write, writePdf } from './pdf.ts';

/** Where the columns of the items begin, in points from the right edge. */
const columns = { amount: 90, price: 180, count: 220 } as const;

function itemRows(pdf: Pdf, order: Order, top: number): number {
  const right = pdf.page.width - margin;
  const t = mailTranslator(order.locale);
  const money = (amount: number): string => formatMoney(amount, order.currency, order.locale);
  const row = (texts: [string, string, string, string], y: number, tone: 'ink' | 'soft'): number => {
    const [name, count, price, amount] = texts;
    const below = write(pdf, name, margin, y, { width: right - columns.count - 16 - margin, tone });
    write(pdf, count, right - columns.count, y, { width: 32, align: 'right', tone });
    write(pdf, price, right - columns.price, y, { width: 82, align: 'right', tone });
    write(pdf, amount, right - columns.amount, y, { width: columns.amount, align: 'right', tone });
    return below + 6;
  };
  let y = rule(pdf, row([t('item'), t('count'), t('unitPrice'), t('lineTotal')], top, 'soft'));
  for (const { name, attributes, qty, price, bonus } of order.items) {
    const words = [
      name,
      attributes.map(({ label, valueLabel }) => t('fact', { name: label, value: valueLabel })).join(', '),
    ]
      .filter(Boolean)
      .join('\n');
    y = room(pdf, y, 40);
    y = row(
      [words, String(qty), money(bonus ? 0 : price.current), bonus ? t('free') : money(price.rowTotal)],
      y,
      'ink',
    );
  }
  return y;
}

/** Returns the invoice of a paid order: who pays, what for, tax, total and payment. */
export function invoicePdf(order: Order): Promise<Uint8Array> {
  const t = mailTranslator(order.locale);
  const title = `${t('invoice')} ${order.orderNumber}`;
  const day = new Intl.DateTimeFormat(order.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(order.placedAt),
  );
  return writePdf({ title, locale: order.locale, at: order.placedAt }, (pdf) => {
    const right = pdf.page.width - margin;
    const third = (pdf.page.width - 2 * margin) / 3;
    const shipped = order.shipments.find(({ address }) => address)?.address;
    const top = head(pdf, t('brand'), t('invoice'));
    const facts = fact(
      pdf,
      t('invoiceDate'),
      day,
      margin,
      fact(pdf, t('invoiceNumber'), order.orderNumber, margin, top, third - 12) + 8,
      third - 12,
    );
    const billed = order.billingAddress
      ? fact(pdf, t('billTo'), addressText(order.billingAddress, order.locale), margin + third, top, third - 12)
      : top;
    const delivered = shipped
      ? fact(pdf, t('deliveredTo'), addressText(shipped, order.locale), margin + 2 * third, top, third)
      : top;
    let y = rule(pdf, itemRows(pdf, order, Math.max(facts, billed, delivered) + 28)) + 2;
    for (const { name, value, ...rest } of totalsRows(order)) {
      y = room(pdf, y, 20);
      const weight = 'isTotal' in rest ? ('bold' as const) : ('regular' as const);
      write(pdf, name, right - 260, y, { width: 150, weight });
      y = write(pdf, value, right - 110, y, { width: 110, align: 'right', weight }) + 4;
    }
    y = room(pdf, y + 16, 60);
    const paid = paidBy(order);
    if (paid.length > 0) y = fact(pdf, t('paidBy'), paid.join('\n'), margin, y, 2 * third) + 20;
    write(pdf, t('imprint'), margin, y, { size: 8.5, tone: 'soft' });
  });
}
