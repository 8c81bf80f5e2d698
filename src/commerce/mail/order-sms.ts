import type { Address } from '#openapi/generated/waymark.gen.ts';
import { phoneOf } from '#src/domain/phone.ts';
import type { OrderRow } from '../model/order.ts';
import { isCollected, placeOf } from '../orders/ways.ts';
import type { Sms } from './sms-sender.ts';
import { mailTranslator } from './translate-mail.ts';

/** The phone that a delivery is about, digits only with the dial code first; null without one. */
function phoneFor({ recipientContactPhone, phone, phoneCode: dialCode, country }: Address): string | null {
  const numbers = [recipientContactPhone, phone].flatMap((one) => {
    const number = one ? phoneOf(one, { country, dialCode }) : null;
    return number ? [number.international] : [];
  });
  return numbers[0] ?? null;
}

/** The text message that a parcel has left; null if nothing is sent to an address with a phone. */
export function shippedSms(id: string, { number, doc: { frozen, parcel } }: OrderRow): Sms | null {
  const address = frozen.shipments.find(({ storeName, address: one }) => storeName === undefined && one)?.address;
  const to = address ? phoneFor(address) : null;
  if (to === null) return null;
  const tracking = parcel ? `${parcel.carrier} ${parcel.trackingNumber}` : '';
  return { id: `${id}:sms`, to, text: mailTranslator(frozen.locale)('smsShipped', { number, tracking }).trim() };
}

/** The text message that something is ready to collect, and where; null if nobody with a phone collects anything. */
export function readySms(id: string, { number, doc: { frozen, collector } }: OrderRow): Sms | null {
  const collected = frozen.shipments.filter(isCollected);
  const address = collector ?? collected.find((shipment) => shipment.address)?.address;
  const to = address ? phoneFor(address) : null;
  if (to === null) return null;
  const place = [...new Set(collected.map(placeOf))].join(', ');
  return { id: `${id}:sms`, to, text: mailTranslator(frozen.locale)('smsReady', { number, place }) };
}
