import type { Language } from '../seed/seed.types.ts';

export const paymentLabels: Record<Language, { card: string; giftCard: string; points: string; credit: string }> = {
  en: { card: 'Card', giftCard: 'Gift card', points: 'Points', credit: 'Athlete credit' },
  fr: { card: 'Carte', giftCard: 'Carte cadeau', points: 'Points', credit: 'Crédit athlète' },
  de: { card: 'Karte', giftCard: 'Geschenkkarte', points: 'Punkte', credit: 'Athletenguthaben' },
  it: { card: 'Carta', giftCard: 'Carta regalo', points: 'Punti', credit: 'Credito atleta' },
  es: { card: 'Tarjeta', giftCard: 'Tarjeta regalo', points: 'Puntos', credit: 'Crédito de atleta' },
};
