import type { SavedCard } from '#openapi/generated/waymark.gen.ts';

/** `03/2030`, as printed on a card. */
export const monthOf = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
