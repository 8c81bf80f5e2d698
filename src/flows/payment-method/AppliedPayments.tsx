import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { AppliedList } from '#src/ui/product/AppliedList.tsx';
import { useInstrumentName } from './useInstrumentName.ts';

interface AppliedPaymentsProps {
  label: string;
  instruments: readonly PaymentInstrument[];
  removeLabel: (instrument: PaymentInstrument) => string;
  isRemoving: boolean;
  isDisabled: boolean;
  onRemove: (instrument: PaymentInstrument) => void;
}

/** Payments that already pay a part, each with its amount and a remove button; renders nothing if there are none. */
export function AppliedPayments({
  label,
  instruments,
  removeLabel,
  isRemoving,
  isDisabled,
  onRemove,
}: AppliedPaymentsProps) {
  const money = useMoney();
  const nameOf = useInstrumentName();
  return (
    <AppliedList
      label={label}
      isBusy={isRemoving}
      isDisabled={isDisabled}
      items={instruments.map((one) => ({
        id: one.payment_instrument_id,
        icon: one.payment_method_id === 'GIFT_CARD' ? 'card' : 'star',
        text: nameOf(one),
        amount: money(-one.amount, one.currency),
        removeLabel: removeLabel(one),
        onRemove: () => onRemove(one),
      }))}
    />
  );
}
