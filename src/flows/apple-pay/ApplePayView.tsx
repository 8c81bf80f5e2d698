import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type ApplePayRef,
  selectHasFailed,
  selectIsBusy,
  selectIsOffered,
  selectIsUnconfirmed,
} from '#machines/apple-pay/apple-pay.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { applePayText } from '#src/messages/apple-pay.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Black with white text, as Apple's guidelines ask, in both themes. */
const black = css`
  &&& {
    border-color: #000;
    background: #000;
    color: #fff;
  }

  @media (hover: hover) {
    &&&:hover {
      border-color: #262626;
      background: #262626;
    }
  }
`;

/** The Apple Pay button, where the device has one. A press opens the sheet; what went wrong is said below. */
export function ApplePayView({ actor, cart }: { actor: ApplePayRef; cart: Cart }) {
  const t = useText(applePayText);
  const isOffered = useSelector(actor, selectIsOffered);
  const isBusy = useSelector(actor, selectIsBusy);
  const hasFailed = useSelector(actor, selectHasFailed);
  const isUnconfirmed = useSelector(actor, selectIsUnconfirmed);
  if (!isOffered) return null;
  return (
    <Stack gap={2}>
      <Button
        className={black}
        isWide
        isBusy={isBusy}
        aria-label={t('pay')}
        onClick={() => actor.send({ type: 'applePay.pressed', cart })}
      >
        Apple Pay
      </Button>
      <Text size="sm" tone={hasFailed ? 'danger' : 'soft'} role="status">
        {hasFailed ? t('failed') : isUnconfirmed && t('unconfirmed')}
      </Text>
    </Stack>
  );
}
