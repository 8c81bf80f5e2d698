import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { type PayPalRef, selectFault, selectHasWindow, selectIsBusy } from '#machines/paypal/paypal.selectors.ts';
import type { PayPalPurchase } from '#machines/paypal/paypal.types.ts';
import type { Places } from './paypal.actors.ts';
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

/** Of PayPal's button; shown as soon as PayPal puts it there. */
const place = css`
  &:empty {
    display: none;
  }
`;

interface Props {
  actor: PayPalRef;
  places: Pick<Places, 'button'>;
  /** What a press pays; null if something in the button's form has to be chosen first. */
  purchase: (form: HTMLFormElement | null) => PayPalPurchase | null;
}

/**
 * PayPal's own button where its script is at hand; else the shop's, whose press leaves the page. If neither leads
 * further, a line below says why.
 */
export function PayPalView({ actor, places, purchase }: Props) {
  const t = useText(payPalText);
  const isBusy = useSelector(actor, selectIsBusy);
  const fault = useSelector(actor, selectFault);
  const hasWindow = useSelector(actor, selectHasWindow);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const paid = purchase(currentTarget.form);
    if (paid) actor.send({ type: 'payPal.pressed', ...paid });
  };
  return (
    <Stack gap={2}>
      {!hasWindow && (
        <Button className={gold} isWide isBusy={isBusy} aria-label={t('pay')} onClick={press}>
          PayPal
        </Button>
      )}
      <div id={places.button} className={place} aria-busy={hasWindow && isBusy} />
      <Text size="sm" tone="danger" role="status">
        {fault && t(fault)}
      </Text>
    </Stack>
  );
}
