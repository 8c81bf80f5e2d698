import type { Language } from '../seed/seed.types.ts';

export const paymentLabels: Record<Language, { card: string; giftCard: string; points: string }> = {
  en: { card: 'Card', giftCard: 'Gift card', points: 'Points' },
  fr: { card: 'Carte', giftCard: 'Carte cadeau', points: 'Points' },
  de: { card: 'Karte', giftCard: 'Geschenkkarte', points: 'Punkte' },
  it: { card: 'Carta', giftCard: 'Carta regalo', points: 'Punti' },
  es: { card: 'Tarjeta', giftCard: 'Tarjeta regalo', points: 'Puntos' },
};
