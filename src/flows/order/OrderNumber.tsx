import { css } from '@linaria/core';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { useDates } from './useDates.ts';

const number = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.md};
  background: ${colour.mossSoft};

  & strong {
    letter-spacing: 0.02em;
    font-variant-numeric: tabular-nums;
  }

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
  }

  @media print {
    & button {
      display: none;
    }
  }
`;

/** The number and the date of an order, as a customer would give them on the phone. */
export function OrderNumber({ order }: { order: Order }) {
  const t = useText(orderText);
  const { day } = useDates();
  return (
    <div className={number}>
      <dl>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('number')}
          </Text>
          <dd>
            <strong>{order.orderNumber}</strong>
          </dd>
        </div>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('placedOn')}
          </Text>
          <dd>
            <time dateTime={order.placedAt}>{day(order.placedAt)}</time>
          </dd>
        </div>
      </dl>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
