import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { type PayPalRef, selectFault, selectIsBusy } from '#machines/paypal/paypal.selectors.ts';
import type { PayPalPurchase } from '#machines/paypal/paypal.types.ts';
import { payPalText } from '#src/messages/paypal.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The colours that PayPal's guidelines ask for, in both themes. */
const gold = css`
  &&& {
    border-color: #ffc439;
    background: #ffc439;
    color: #003087;
    font-weight: 700;
    font-style: italic;
  }

  @media (hover: hover) {
    &&&:hover {
      border-color: #f2ba36;
      background: #f2ba36;
    }
  }
`;

interface Props {
  actor: PayPalRef;
  /** What a press pays; null if something in the button's form has to be chosen first. */
  purchase: (form: HTMLFormElement | null) => PayPalPurchase | null;
}

/** The PayPal button. A press leaves the page; if it does not, a line below says why. */
export function PayPalView({ actor, purchase }: Props) {
  const t = useText(payPalText);
  const isBusy = useSelector(actor, selectIsBusy);
  const fault = useSelector(actor, selectFault);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const paid = purchase(currentTarget.form);
    if (paid) actor.send({ type: 'payPal.pressed', ...paid });
  };
  return (
    <Stack gap={2}>
      <Button className={gold} isWide isBusy={isBusy} aria-label={t('pay')} onClick={press}>
        PayPal
      </Button>
      <Text size="sm" tone="danger" role="status">
        {fault && t(fault)}
      </Text>
    </Stack>
  );
}
