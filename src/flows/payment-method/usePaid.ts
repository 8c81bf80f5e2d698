import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { partPayments } from '#src/domain/part-payments.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { useInstrumentName } from './useInstrumentName.ts';

/** The payments that reduce the amount to pay, one line each; gift cards by their last digits. */
export function usePaid({
  payment_instruments: instruments,
  currency,
}: Pick<Cart, 'payment_instruments' | 'currency'>) {
  const nameOf = useInstrumentName();
  const money = useMoney();
  return partPayments(instruments).map((instrument) => ({
    label: nameOf(instrument),
    value: money(-instrument.amount, currency),
  }));
}
