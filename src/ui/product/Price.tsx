import { css, cx } from '@linaria/core';
import { formatMoney, formatPercentage, salePercentage } from '#src/domain/money.ts';
import { VisuallyHidden } from '../text/Hidden.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { colour, radius, text, title } from '../theme/tokens.ts';

const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.55em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-size='sm'] {
    font-size: ${text.sm};
  }

  &[data-size='lg'] {
    font-size: ${title.md};
    letter-spacing: -0.01em;
  }

  & [data-part='current'][data-reduced] {
    color: ${colour.accentText};
  }

  & [data-part='before'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: inherit;
  }

  & s {
    color: ${colour.inkSoft};
    font-weight: 400;
    font-size: 0.9em;
  }

  & [data-part='percent'] {
    align-self: center;
    padding: 0.15em 0.4em;
    border-radius: ${radius.sm};
    background: ${colour.accent};
    color: ${colour.onAccent};
    font-size: max(0.7em, ${text['2xs']});
    line-height: 1.2;
  }
`;

/** The price of catalogue 3. All amounts are minor units of `currency`. */
export interface ShownPrice {
  current: number;
  original?: number;
  lowCurrent?: number;
  highCurrent?: number;
  lowOriginal?: number;
  highOriginal?: number;
  currency: string;
}

export interface PriceProps {
  price: ShownPrice;
  locale: string;
  size?: 'sm' | 'md' | 'lg';
  showsPercent?: boolean;
  className?: string;
}

/** A price. It is marked down if `current` is below `original`. Screen readers get a name for each amount. */
export function Price({ price: shown, locale, size = 'md', showsPercent, className }: PriceProps) {
  const t = useText(uiText);
  const { current, original = current, lowCurrent = current, lowOriginal = original, currency } = shown;
  const { highCurrent = lowCurrent, highOriginal = lowOriginal } = shown;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const range = (low: number, high: number) => (low < high ? `${money(low)} – ${money(high)}` : money(low));
  const spokenRange = (low: number, high: number) =>
    low < high ? t('priceRange', { from: money(low), to: money(high) }) : money(low);
  const isReduced = lowCurrent < lowOriginal;
  const now = spokenRange(lowCurrent, highCurrent);
  const before = spokenRange(lowOriginal, highOriginal);
  return (
    <div className={cx(price, className)} data-size={size}>
      <VisuallyHidden>
        {isReduced ? `${t('priceNow', { price: now })}. ${t('priceWas', { price: before })}` : now}
      </VisuallyHidden>
      <span data-part="current" data-reduced={isReduced || undefined} aria-hidden="true">
        {range(lowCurrent, highCurrent)}
      </span>
      {isReduced && (
        <span data-part="before">
          <s aria-hidden="true">{range(lowOriginal, highOriginal)}</s>
          {showsPercent && (
            <span data-part="percent">{formatPercentage(-salePercentage(lowOriginal, lowCurrent), locale)}</span>
          )}
        </span>
      )}
    </div>
  );
}
