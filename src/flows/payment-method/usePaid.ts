import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { useInstrumentName } from './useInstrumentName.ts';

/** The payments that reduce the amount to pay, one line each; gift cards by their last digits. */
export function usePaid({
  payment_instruments: instruments,
  currency,
}: Pick<Cart, 'payment_instruments' | 'currency'>) {
  const nameOf = useInstrumentName();
  const money = useMoney();
  return instruments.flatMap((instrument) =>
    instrument.amount > 0 ? [{ label: nameOf(instrument), value: money(-instrument.amount, currency) }] : [],
  );
}
