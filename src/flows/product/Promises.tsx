import { css } from '@linaria/core';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { deliveryDates } from '#src/domain/delivery-dates.ts';
import { inLocale } from '#src/domain/locale.ts';
import { formatMoney } from '#src/domain/money.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};
  font-size: ${text.sm};

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
  }

  & small {
    display: block;
    font-size: inherit;
    color: ${colour.inkSoft};
  }
`;

/** Aligns its text with the others, in the style of the link below. */
const flush = css`
  margin-inline-start: calc(-1 * ${space[2]} - 1.5px);

  &[data-variant='quiet'] {
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
  }
`;

/** Delivery dates and returns. What is sold out or not yet on sale has no delivery dates. */
export function Promises({
  product,
  isGone,
  onPickup,
}: {
  product: Product;
  /** What is chosen is sold out. */
  isGone: boolean;
  onPickup: ((button: HTMLButtonElement) => void) | null;
}) {
  const { deliveryPromise, productType, comingSoon, isRobisOnly } = product;
  const t = useText(productText);
  const locale = useLocale();
  const { freeFrom, currency } = deliveryPromise;
  const dates = deliveryDates(deliveryPromise, locale);
  return (
    <ul className={list}>
      {!comingSoon && !isGone && !isRobisOnly && (
        <li>
          <Icon name={productType === 'digital' ? 'mail' : 'truck'} />
          {/* A browser may abbreviate days differently from the server: keeps the server's text. */}
          <span suppressHydrationWarning>
            {dates ? t('delivery', { dates }) : t('deliveryNow')}
            {freeFrom !== undefined && freeFrom > 0 && (
              <small>
                {t('deliveryFree', { price: formatMoney(freeFrom, currency, locale, { trimZeros: true }) })}
              </small>
            )}
          </span>
        </li>
      )}
      {productType === 'standard' && onPickup && (
        <li>
          <Icon name="store" />
          <span>
            {t('pickup')}
            <small>
              <Button
                variant="quiet"
                size="sm"
                className={flush}
                onClick={({ currentTarget }) => onPickup(currentTarget)}
              >
                {t('pickupHow')}
              </Button>
            </small>
          </span>
        </li>
      )}
      {productType === 'standard' && (
        <li>
          <Icon name="return" />
          <span>
            {t('returns')}
            <small>
              <Link href={inLocale(locale, '/help/returns/how-to-return')}>{t('returnsHow')}</Link>
            </small>
          </span>
        </li>
      )}
    </ul>
  );
}
