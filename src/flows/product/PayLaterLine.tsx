import { css } from '@linaria/core';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  color: ${colour.inkSoft};
  font-size: ${text.sm};

  /* Aligns its text with the others, also on a line of its own. */
  & > button {
    margin-inline-start: calc(-1 * ${space[3]});
  }
`;

/** The price of each payment when paid later, and a link to the explanation. */
export function PayLaterLine({
  plan: { payments, amount, currency },
  onInfo,
}: {
  plan: NonNullable<Product['payLater']>;
  onInfo: () => void;
}) {
  const t = useText(productText);
  const locale = useLocale();
  return (
    <p className={line}>
      {t('payLater', { count: payments, price: formatMoney(amount, currency, locale) })}
      <Button variant="quiet" size="sm" onClick={onInfo}>
        {t('payLaterHow')}
      </Button>
    </p>
  );
}
