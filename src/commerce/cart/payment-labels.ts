import type { Language } from '../seed/seed.types.ts';

export const paymentLabels: Record<Language, { card: string; giftCard: string }> = {
  en: { card: 'Card', giftCard: 'Gift card' },
  fr: { card: 'Carte', giftCard: 'Carte cadeau' },
  de: { card: 'Karte', giftCard: 'Geschenkkarte' },
  it: { card: 'Carta', giftCard: 'Carta regalo' },
  es: { card: 'Tarjeta', giftCard: 'Tarjeta regalo' },
};
