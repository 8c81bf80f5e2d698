import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import {
  type ApplePayRef,
  selectHasChanged,
  selectHasFailed,
  selectIsBusy,
  selectIsOffered,
  selectIsUnconfirmed,
} from '#machines/apple-pay/apple-pay.selectors.ts';
import type { Purchase } from '#machines/apple-pay/apple-pay.types.ts';
import { applePayText } from '#src/messages/apple-pay.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Black on light and white on dark ground, as Apple's guidelines ask. A device of Apple draws the button itself. */
const look = css`
  &&& {
    min-width: 8.75rem;
    border-color: #000;
    background: #000;
    color: #fff;
  }

  @media (prefers-color-scheme: dark) {
    &&& {
      border-color: #fff;
      background: #fff;
      color: #000;
    }
  }

  @supports (-webkit-appearance: -apple-pay-button) {
    &&&:not([aria-busy='true']) {
      appearance: -apple-pay-button;
      -apple-pay-button-type: plain;
      -apple-pay-button-style: black;
      font-size: 0;
    }

    @media (prefers-color-scheme: dark) {
      &&&:not([aria-busy='true']) {
        -apple-pay-button-style: white;
      }
    }
  }
`;

interface Props {
  actor: ApplePayRef;
  /** What a press pays; null if something in the button's form has to be chosen first. */
  purchase: (form: HTMLFormElement | null) => Purchase | null;
}

/** The Apple Pay button, where the device has one. A press opens the sheet; what went wrong is said below. */
export function ApplePayView({ actor, purchase }: Props) {
  const t = useText(applePayText);
  const isOffered = useSelector(actor, selectIsOffered);
  const isBusy = useSelector(actor, selectIsBusy);
  const hasFailed = useSelector(actor, selectHasFailed);
  const hasChanged = useSelector(actor, selectHasChanged);
  const isUnconfirmed = useSelector(actor, selectIsUnconfirmed);
  if (!isOffered) return null;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const paid = purchase(currentTarget.form);
    if (paid) actor.send({ type: 'applePay.pressed', ...paid });
  };
  return (
    <Stack gap={2}>
      <Button className={look} isWide isBusy={isBusy} aria-label={t('pay')} onClick={press}>
        Apple Pay
      </Button>
      <Text size="sm" tone={hasFailed || hasChanged ? 'danger' : 'soft'} role="status">
        {hasFailed && t('failed')}
        {hasChanged && t('changed')}
        {isUnconfirmed && t('unconfirmed')}
      </Text>
    </Stack>
  );
}
