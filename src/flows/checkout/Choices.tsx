import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectCanChangeAddress,
  selectCanChangeMethod,
  selectCanChangePayment,
  selectCard,
  selectCart,
  selectIsAtAddress,
  selectIsAtPoint,
  selectIsSentHome,
  selectIsShipped,
  selectStage,
} from '#machines/checkout/checkout.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { pairOf } from '#src/domain/pair.ts';
import { partPayments } from '#src/domain/part-payments.ts';
import { AddressLines } from '#src/flows/shared/AddressLines.tsx';
import { useDeliveryWhen } from '#src/flows/shared/useDeliveryWhen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { useInstrumentName, usePaymentName } from '#src/flows/payment-method/index.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { colour, media, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';

const list = css`
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  padding-inline: clamp(1rem, 3vw, 1.5rem);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    min-height: var(--target);
  }

  & > div + div {
    border-block-start: 1px solid ${colour.line};
  }

  & dt {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
  }

  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & dd:last-of-type:not(:only-of-type) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }

  @media ${media.md} {
    & > div {
      grid-template-columns: 7rem minmax(0, 1fr) auto;
    }

    & dd:last-of-type:not(:only-of-type) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

interface Row {
  id: string;
  term: string;
  value: ReactNode;
  /** `label` is the accessible name of the button; `isPossible` is true if it can be pressed now. */
  change?: { label: string; isPossible: boolean; onPress: () => void };
}

/** The choices made so far, each with a button to change it. */
export function Choices({ actor }: { actor: CheckoutRef }) {
  const t = useText(checkoutText);
  const rows = useRows(actor);
  if (rows.length === 0) return null;
  return (
    <dl className={list} aria-label={t('chosen')}>
      {rows.map(({ id, term, value, change }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {change && (
            <dd>
              <Button
                variant="quiet"
                size="sm"
                aria-label={change.label}
                disabled={!change.isPossible}
                onClick={change.onPress}
              >
                {t('change')}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function useRows(actor: CheckoutRef): Row[] {
  const t = useText(checkoutText);
  const locale = useLocale();
  const money = useMoney();
  const when = useDeliveryWhen();
  const paymentName = usePaymentName();
  const instrumentName = useInstrumentName();
  const cart = useSelector(actor, selectCart);
  const card = useSelector(actor, selectCard);
  const step = useSelector(actor, selectStage);
  const isAtAddress = useSelector(actor, selectIsAtAddress);
  const isShipped = useSelector(actor, selectIsShipped);
  const isSentHome = useSelector(actor, selectIsSentHome);
  const isAtPoint = useSelector(actor, selectIsAtPoint);
  const canChangeAddress = useSelector(actor, selectCanChangeAddress);
  const canChangeMethod = useSelector(actor, selectCanChangeMethod);
  const canChangePayment = useSelector(actor, selectCanChangePayment);
  if (!cart) return [];
  const address = { isPossible: canChangeAddress, onPress: () => actor.send({ type: 'address.changeRequested' }) };
  const payment = { isPossible: canChangePayment, onPress: () => actor.send({ type: 'payment.changeRequested' }) };
  const { email, shippingAddress, billingAddress, shippingMethods } = cart;
  const stores = [...new Set(shippingMethods.flatMap(({ storeName }) => storeName ?? []))];
  const collected = stores.length > 0 ? { id: 'stores', term: t('collectAt'), value: stores.join(', ') } : null;
  // At the first step nothing is chosen yet except the stores, which come from the cart.
  if (isAtAddress) return collected ? [collected] : [];
  const isAtSummary = step === 'summary';
  const payments = [
    ...partPayments(cart.payment_instruments).map((instrument) =>
      pairOf(locale, instrumentName(instrument), money(instrument.amount, cart.currency)),
    ),
    ...(card && cart.totals.remainingToPay > 0 ? [paymentName(card)] : []),
  ];
  const rows: (Row | null)[] = [
    email
      ? {
          id: 'contact',
          term: t('contact'),
          value: email,
          ...(isShipped ? { change: { label: t('changeContact'), ...address } } : {}),
        }
      : null,
    isSentHome && shippingAddress
      ? {
          id: 'address',
          term: t(isAtPoint ? 'collectAt' : 'shipTo'),
          value: <AddressLines address={shippingAddress} isInline />,
          change: { label: t('changeAddress'), ...address },
        }
      : null,
    step === 'shipping' ? null : collected,
    isShipped && step !== 'shipping'
      ? {
          id: 'method',
          term: t('method'),
          value: methodWords(cart, { free: t('free'), money, when }),
          change: {
            label: t('changeMethod'),
            isPossible: canChangeMethod,
            onPress: () => actor.send({ type: 'method.changeRequested' }),
          },
        }
      : null,
    isAtSummary && payments.length > 0
      ? {
          id: 'payment',
          term: t('payment'),
          value: payments.map((payment) => <div key={payment}>{payment}</div>),
          change: { label: t('changePayment'), ...payment },
        }
      : null,
    isAtSummary && billingAddress
      ? {
          id: 'billing',
          term: t('billTo'),
          value:
            isSentHome && isSamePlace(cart) ? t('sameAddress') : <AddressLines address={billingAddress} isInline />,
          change: { label: t('changeBilling'), ...payment },
        }
      : null,
  ];
  return rows.filter((row) => row !== null);
}

const methodWords = (
  { shippingMethods, currency }: Cart,
  { free, money, when }: { free: string; money: ReturnType<typeof useMoney>; when: ReturnType<typeof useDeliveryWhen> },
): string =>
  shippingMethods
    .map(({ label = '', deliveryTime = '', price, ...dates }) => {
      const amount = price?.finalAmount ?? price?.amount ?? 0;
      return [label, when({ deliveryTime, ...dates }), amount === 0 ? free : money(amount, currency)]
        .filter(Boolean)
        .join(' · ');
    })
    .join('; ');

const isSamePlace = ({ shippingAddress, billingAddress }: Cart): boolean =>
  (
    ['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'country'] as const
  ).every((name) => shippingAddress?.[name] === billingAddress?.[name]);
