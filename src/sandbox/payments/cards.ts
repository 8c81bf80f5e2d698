import { demoInstrumentToken, testCards } from './test-cards.ts';
import type { CardOutcome } from './test-card.types.ts';
import { brandOf, dateError, nameError, numberError, securityCodeError, type Brand } from './browser/card-rules.ts';
import type { Labels } from './browser/labels.ts';
import type { FieldName } from './browser/protocol.ts';

/** A card as it is remembered: never its number, never its security code. */
export interface KnownCard {
  outcome: CardOutcome;
  brand: Brand;
  /** First six digits. */
  bin: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface TypedCard {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
  name: string;
}

/** The first field that is wrong, with the label of what to say about it. */
export function faultOf(card: TypedCard, now: Date): { field: FieldName; label: keyof Labels } | null {
  const number = numberError(card.number);
  if (number) return { field: 'number', label: number };
  const date = dateError({ month: card.expiryMonth, year: card.expiryYear }, now);
  if (date) return { field: 'expiry', label: date };
  const code = securityCodeError(card.securityCode, brandOf(card.number));
  if (code) return { field: 'securityCode', label: code };
  const name = nameError(card.name);
  return name && { field: 'name', label: name };
}

/** Any number that is not a test card is approved. */
export const knownCard = ({ number, expiryMonth, expiryYear }: TypedCard): KnownCard => ({
  outcome: testCards.find((card) => card.number === number)?.outcome ?? 'approved',
  brand: brandOf(number) ?? 'other',
  bin: number.slice(0, 6),
  lastFour: number.slice(-4),
  expiryMonth,
  expiryYear,
});

/** The test card that a demo customer has had saved, by the token that the seed gives it. */
export function demoInstrument(token: string, now: Date): KnownCard | null {
  const card = testCards.find(({ brand, number }) => demoInstrumentToken(brand, number.slice(-4)) === token);
  if (!card) return null;
  return knownCard({ ...card, name: '', expiryMonth: 12, expiryYear: now.getUTCFullYear() + 3 });
}
