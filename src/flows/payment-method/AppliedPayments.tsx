import { css } from '@linaria/core';
import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/cart/useMoney.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { colour, radius, space } from '#src/ui/tokens.ts';
import { useInstrumentName } from './useInstrumentName.ts';

const list = css`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[3]};
    padding-inline-start: ${space[3]};
    border-radius: ${radius.sm};
    background: ${colour.successSoft};
    color: ${colour.success};
    font-variant-numeric: tabular-nums;
  }
`;

interface AppliedPaymentsProps {
  label: string;
  instruments: readonly PaymentInstrument[];
  removeLabel: (instrument: PaymentInstrument) => string;
  isRemoving: boolean;
  isDisabled: boolean;
  onRemove: (instrument: PaymentInstrument) => void;
}

/** What pays a part already, each with what it pays and the way to take it off; nothing when there is none. */
export function AppliedPayments({ label, instruments, removeLabel, isRemoving, isDisabled, onRemove }: AppliedPaymentsProps) {
  const money = useMoney();
  const nameOf = useInstrumentName();
  if (instruments.length === 0) return null;
  return (
    <ul className={list} aria-label={label} aria-busy={isRemoving || undefined}>
      {instruments.map((one) => (
        <li key={one.payment_instrument_id}>
          <Icon name={one.payment_method_id === 'GIFT_CARD' ? 'card' : 'star'} />
          <span>{nameOf(one)}</span>
          <b>{money(-one.amount, one.currency)}</b>
          <IconButton icon="close" label={removeLabel(one)} disabled={isDisabled} onClick={() => onRemove(one)} />
        </li>
      ))}
    </ul>
  );
}
