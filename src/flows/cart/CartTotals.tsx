import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectIsChanging } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { LiveRegion } from '#src/ui/Hidden.tsx';
import { SummaryList } from '#src/ui/SummaryList.tsx';
import { motion } from '#src/ui/tokens.ts';
import { waiting } from '#src/ui/waiting.ts';
import { discountsOf } from './line.ts';
import type { CartRef } from './requestChange.ts';
import { useMoney } from './useMoney.ts';

const sums = css`
  transition: filter ${motion.fast} ${motion.easeOut};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

/** What the order comes to so far, in the service's own figures; their colours fade while a change is on its way. */
export function CartTotals({ cartRef, cart }: { cartRef: CartRef; cart: Cart }) {
  const say = useText(cartText);
  const write = useMoney();
  const isChanging = useSelector(cartRef, selectIsChanging);
  const { totals, currency, shippingAddress } = cart;
  const money = (amount: number) => write(amount, currency);
  const isTaxOpen = !totals.taxIncluded && totals.tax === 0 && !shippingAddress;
  const tax = { label: say('tax'), value: isTaxOpen ? say('taxAtCheckout') : money(totals.tax), tone: 'soft' as const };
  return (
    <div className={sums} aria-busy={isChanging}>
      <SummaryList
        label={say('summary')}
        items={[
          { label: say('subtotal'), value: money(totals.itemTotal) },
          ...discountsOf(cart, say('discount')).map(({ name, amount }) => ({
            label: name,
            value: money(-amount),
            tone: 'success' as const,
          })),
          useShipping(cart),
          ...(totals.taxIncluded ? [] : [tax]),
        ]}
        total={{
          label: say(isTaxOpen ? 'estimatedTotal' : 'total'),
          value: money(totals.total),
          ...(totals.taxIncluded ? { note: say('taxIncluded', { amount: money(totals.tax) }) } : {}),
        }}
      />
      <LiveRegion>
        {isChanging
          ? ''
          : say('changed', { items: say('count', { count: cart.totalItems }), total: money(totals.total) })}
      </LiveRegion>
    </div>
  );
}

/** What the delivery would cost, and by which method. */
function useShipping({ totals: { shipping }, shippingMethods, currency }: Cart) {
  const say = useText(cartText);
  const money = useMoney();
  const methods = shippingMethods.flatMap(({ label, deliveryTime }) =>
    label ? [[label, deliveryTime].filter(Boolean).join(', ')] : [],
  );
  const label = say('shipping');
  if (methods.length === 0 && shipping === 0) return { label, value: say('shippingUnknown') };
  return { label, value: shipping === 0 ? say('free') : money(shipping, currency), note: methods.join('; ') };
}
