import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';

const brands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb'] as const;

/** Returns a function that gives the name of a card: `Visa ending in 1111`. */
export function useCardName(): (card: { brand?: string | undefined; lastFour?: string | undefined }) => string {
  const t = useText(paymentText);
  return ({ brand, lastFour }) => {
    const name = t(brands.find((known) => known === brand) ?? 'card');
    return lastFour ? t('ending', { brand: name, lastFour }) : name;
  };
}
