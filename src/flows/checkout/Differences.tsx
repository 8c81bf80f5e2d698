import { css } from '@linaria/core';
import type { CartDifference } from '#machines/checkout/checkout.differences.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { space } from '#src/ui/theme/tokens.ts';

const list = css`
  margin-block: ${space[2]} 0;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** Lists each item, offer or cost that changed while the order was placed, with the reason. */
export function Differences({ differences, currency }: { differences: readonly CartDifference[]; currency: string }) {
  const t = useText(checkoutText);
  const money = useMoney();
  const words = (one: CartDifference): string => {
    switch (one.kind) {
      case 'fewer':
      case 'quantity':
        return t(`difference.${one.kind}`, { name: one.name, before: one.before, now: one.now });
      case 'price':
        return t('difference.price', {
          name: one.name,
          before: money(one.before, currency),
          now: money(one.now, currency),
        });
      case 'shipping':
        return t('difference.shipping', { before: money(one.before, currency), now: money(one.now, currency) });
      case 'home':
      case 'pickup':
      case 'sts':
        return t(`difference.${one.kind}`, { name: one.name, store: one.store ?? '' });
      default:
        return t(`difference.${one.kind}`, { name: one.name });
    }
  };
  return (
    <ul className={list}>
      {differences.map(words).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
