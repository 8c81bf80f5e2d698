import type { WrittenLanguage } from '../model/locale.ts';

export const paymentLabels: Record<
  WrittenLanguage,
  { card: string; giftCard: string; points: string; credit: string; payLater: string }
> = {
  en: { card: 'Card', giftCard: 'Gift card', points: 'Points', credit: 'Athlete credit', payLater: 'Pay later' },
  fr: {
    card: 'Carte',
    giftCard: 'Carte cadeau',
    points: 'Points',
    credit: 'Crédit athlète',
    payLater: 'Payer plus tard',
  },
  de: {
    card: 'Karte',
    giftCard: 'Geschenkkarte',
    points: 'Punkte',
    credit: 'Athletenguthaben',
    payLater: 'Später bezahlen',
  },
  it: { card: 'Carta', giftCard: 'Carta regalo', points: 'Punti', credit: 'Credito atleta', payLater: 'Paga dopo' },
  es: {
    card: 'Tarjeta',
    giftCard: 'Tarjeta regalo',
    points: 'Puntos',
    credit: 'Crédito de atleta',
    payLater: 'Pagar después',
  },
};
