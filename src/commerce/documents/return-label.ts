import type { PurchaseReturn } from '#openapi/generated/waymark.gen.ts';
import { isLocale, regionOf } from '#src/domain/locale.ts';
import { mailTranslator } from '../mail/translate-mail.ts';
import type { OrderRow } from '../model/order.ts';
import { addressText } from '../orders/totals-rows.ts';
import { fact, head, margin, type Pdf, rule, write, writePdf } from './pdf.ts';

/** Draws the digits of a number as bars of that width: a mark to find it by, not a carrier's barcode. */
function bars(pdf: Pdf, text: string, x: number, y: number): void {
  let at = x;
  for (const sign of text) {
    for (let bit = 5; bit >= 0; bit -= 1) {
      const width = (sign.charCodeAt(0) >> bit) & 1 ? 3 : 1.4;
      pdf.rect(at, y, width, 46).fill('#1d241f');
      at += width + 1.6;
    }
  }
}

/** Returns the label of a return: the upper half goes on the parcel, the lower half into it. */
export function returnLabelPdf({ number, doc: { frozen } }: OrderRow, announced: PurchaseReturn): Promise<Uint8Array> {
  const { locale, items, shipments, billingAddress } = frozen;
  const t = mailTranslator(locale);
  const title = `${t('returnLabel')} ${announced.returnId}`;
  return writePdf({ title, locale, at: announced.createdAt }, (pdf) => {
    const width = pdf.page.width - 2 * margin;
    const isEurope = isLocale(locale) && regionOf(locale) === 'EMEA';
    const from = shipments.find(({ address }) => address)?.address ?? billingAddress;
    let y = head(pdf, t('brand'), t('returnPaid'));
    y = write(pdf, t('returnTo'), margin, y, { size: 9, tone: 'soft' });
    y =
      write(pdf, t(isEurope ? 'returnAddressEurope' : 'returnAddress'), margin, y + 2, {
        size: 17,
        weight: 'bold',
        width,
      }) + 16;
    if (from) y = fact(pdf, t('returnFrom'), addressText(from, locale), margin, y, width) + 16;
    bars(pdf, announced.returnId, margin, y);
    y = write(pdf, announced.returnId, margin, y + 52, { size: 12, weight: 'bold' }) + 18;
    y = write(pdf, t('returnCut'), margin, rule(pdf, y, { isDashed: true }), { size: 8.5, tone: 'soft', width }) + 24;
    y = fact(pdf, t('orderNumber'), number, margin, y, width / 2) + 12;
    const contents = announced.items.map(({ itemId, qty }) => {
      const item = items.find((one) => one.itemId === itemId);
      return `${qty} × ${[item?.name, ...(item?.attributes.map(({ valueLabel }) => valueLabel) ?? [])].filter(Boolean).join(', ')}`;
    });
    y = fact(pdf, t('returnContents'), contents.join('\n'), margin, y, width) + 16;
    write(pdf, t('returnSteps'), margin, y, { width });
  });
}
