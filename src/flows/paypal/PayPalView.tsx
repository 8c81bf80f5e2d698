import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type PayPalRef, selectFault, selectIsBusy } from '#machines/paypal/paypal.selectors.ts';
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

/** The PayPal button. A press leaves the page; if it does not, a line below says why. */
export function PayPalView({ actor, basketId }: { actor: PayPalRef; basketId: string }) {
  const t = useText(payPalText);
  const isBusy = useSelector(actor, selectIsBusy);
  const fault = useSelector(actor, selectFault);
  return (
    <Stack gap={2}>
      <Button
        className={gold}
        isWide
        isBusy={isBusy}
        aria-label={t('pay')}
        onClick={() => actor.send({ type: 'payPal.pressed', basketId })}
      >
        PayPal
      </Button>
      <Text size="sm" tone="danger" role="status">
        {fault && t(fault)}
      </Text>
    </Stack>
  );
}
