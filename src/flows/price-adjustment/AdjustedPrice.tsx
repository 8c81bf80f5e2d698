import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type PriceAdjustmentRef,
  selectOff,
  selectThing,
} from '#machines/price-adjustment/price-adjustment.selectors.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useText } from '#src/messages/text.ts';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const sums = css`
  padding: ${space[4]};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
`;

/** The price, the adjustment and the new price, updated while the associate types. */
export function AdjustedPrice({ actor, isPromoted }: { actor: PriceAdjustmentRef; isPromoted: boolean }) {
  const t = useText(priceAdjustmentText);
  const write = useMoney();
  const { price, pieces, currency } = useSelector(actor, selectThing);
  const off = useSelector(actor, selectOff);
  const money = (amount: number) => write(amount, currency);
  const each = (amount: number) =>
    pieces > 1 ? { note: t('pieces', { count: pieces, price: money(Math.round(amount / pieces)) }) } : {};
  return (
    <div className={sums} role="status">
      <SummaryList
        items={[
          { label: t('priceNow'), value: money(price), ...each(price) },
          { label: t('off'), value: off > 0 ? money(-off) : '–', tone: off > 0 ? 'success' : 'soft' },
        ]}
        total={{
          label: t('newPrice'),
          value: money(price - off),
          ...(isPromoted ? { note: t('beforePromotions') } : each(price - off)),
        }}
      />
    </div>
  );
}
