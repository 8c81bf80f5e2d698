import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import {
  type PayPalRef,
  selectFault,
  selectHasWindow,
  selectIsBusy,
  selectLeadsToPage,
} from '#machines/paypal/paypal.selectors.ts';
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

/** PayPal's monogram, of simple-icons 16.37.0 (CC0); the mark is PayPal's. */
const monogram =
  'M15.607 4.653H8.941L6.645 19.251H1.82L4.862 0h7.995c3.754 0 6.375 2.294 6.473 5.513-.648-.478-2.105-.86-3.722-.86m6.57 5.546c0 3.41-3.01 6.853-6.958 6.853h-2.493L11.595 24H6.74l1.845-11.538h3.592c4.208 0 7.346-3.634 7.153-6.949a5.24 5.24 0 0 1 2.848 4.686M9.653 5.546h6.408c.907 0 1.942.222 2.363.541-.195 2.741-2.655 5.483-6.441 5.483H8.714Z';

const mark = css`
  height: 1.25rem;
  fill: currentcolor;
`;

/** Of PayPal's button; shown as soon as PayPal puts it there. */
const place = css`
  &:empty {
    display: none;
  }
`;

/** A sentence in the row that PayPal's message has where its script is at hand, so that the row is never empty. */
function Explained({ by, in: id }: { by: string; in: string }) {
  const row = document.getElementById(id);
  return (
    row &&
    createPortal(
      <Text size="sm" tone="soft">
        {by}
      </Text>,
      row,
    )
  );
}

interface Props {
  actor: PayPalRef;
  places: Places;
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
  const leadsToPage = useSelector(actor, selectLeadsToPage);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const paid = purchase(currentTarget.form);
    if (paid) actor.send({ type: 'payPal.pressed', ...paid });
  };
  return (
    <Stack gap={2}>
      {!hasWindow && (
        <Button className={gold} isWide isBusy={isBusy} aria-label={t('pay')} onClick={press}>
          <svg className={mark} viewBox="0 0 24 24" aria-hidden="true">
            <path d={monogram} />
          </svg>
          PayPal
        </Button>
      )}
      <div id={places.button} className={place} aria-busy={hasWindow && isBusy} />
      <Text size="sm" tone="danger" role="status">
        {fault && t(fault)}
      </Text>
      {leadsToPage && <Explained by={t('how')} in={places.message} />}
    </Stack>
  );
}
