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

/** Apple's mark with its lettering, of simple-icons 16.37.0 (CC0) without its frame; the mark is Apple's. */
const lettering =
  'M6.86 8.53c-.3.016-.668.199-.88.456-.191.22-.36.58-.316.918.338.03.675-.169.888-.418.205-.258.345-.603.308-.955zm2.207.42v5.493h.852v-1.877h1.18c1.078 0 1.835-.739 1.835-1.812 0-1.07-.742-1.805-1.808-1.805zm.852.719h.982c.739 0 1.161.396 1.161 1.089 0 .692-.422 1.092-1.164 1.092h-.979zm-3.154.3c-.45.01-.83.28-1.05.28-.235 0-.593-.264-.981-.257a1.446 1.446 0 0 0-1.23.747c-.527.908-.139 2.255.374 2.995.249.366.549.769.944.754.373-.014.52-.242.973-.242.454 0 .586.242.98.235.41-.007.667-.366.915-.733.286-.417.403-.82.41-.841-.007-.008-.79-.308-.797-1.209-.008-.754.615-1.113.644-1.135-.352-.52-.9-.578-1.09-.593a1.123 1.123 0 0 0-.092-.002zm8.204.397c-.99 0-1.606.533-1.652 1.256h.777c.072-.358.369-.586.845-.586.502 0 .803.266.803.711v.309l-1.097.064c-.951.054-1.488.484-1.488 1.184 0 .72.548 1.207 1.332 1.207.526 0 1.032-.281 1.264-.727h.019v.659h.788v-2.76c0-.803-.62-1.317-1.591-1.317zm1.94.072l1.446 4.009c0 .003-.073.24-.073.247-.125.41-.33.571-.711.571-.069 0-.206 0-.267-.015v.666c.06.011.267.019.335.019.83 0 1.226-.312 1.568-1.283l1.5-4.214h-.868l-1.012 3.259h-.015l-1.013-3.26zm-1.167 2.189v.316c0 .521-.45.917-1.024.917-.442 0-.731-.228-.731-.579 0-.342.278-.56.769-.593z';

const mark = css`
  height: 1.25rem;
  fill: currentcolor;

  @supports (-webkit-appearance: -apple-pay-button) {
    display: none;
  }

  [aria-busy='true'] > & {
    display: revert;
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
        <svg className={mark} viewBox="3.1 8.3 17.8 7.6" aria-hidden="true">
          <path d={lettering} />
        </svg>
      </Button>
      <Text size="sm" tone={hasFailed || hasChanged ? 'danger' : 'soft'} role="status">
        {hasFailed && t('failed')}
        {hasChanged && t('changed')}
        {isUnconfirmed && t('unconfirmed')}
      </Text>
    </Stack>
  );
}
