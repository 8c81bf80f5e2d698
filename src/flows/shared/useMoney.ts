import { formatMoney } from '#src/domain/money.ts';
import { useLocale } from '#src/messages/text.ts';

/** Returns a formatter for minor units of a currency, in the page's locale. */
export function useMoney(): (amount: number, currency: string) => string {
  const locale = useLocale();
  return (amount, currency) => formatMoney(amount, currency, locale);
}
