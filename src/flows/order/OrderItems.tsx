import { css } from '@linaria/core';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { choicesOf, isGift, linePrice } from '#src/flows/shared/cart-line.ts';
import { useStoreOfLine } from '#src/flows/stores/index.ts';
import { orderText } from '#src/messages/order.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { OnReview, OnWarranty } from './order.props.ts';

const list = css`
  display: grid;
  gap: ${space[4]};
`;

/** The items of an order, read-only. */
export function OrderItems({
  items,
  onReview,
  onWarranty,
}: {
  items: readonly CartItem[];
  /** Absent where nothing can be said about the items yet. */
  onReview?: OnReview | undefined;
  /** Absent where nothing can be claimed. */
  onWarranty?: OnWarranty | undefined;
}) {
  const t = useText(orderText);
  const colon = useText(uiText)('colon');
  const locale = useLocale();
  const storeOf = useStoreOfLine();
  return (
    <ul className={list} aria-label={t('items')}>
      {items.map((item) => (
        <LineItem
          key={item.itemId}
          as="li"
          size="sm"
          picture={{ path: item.image, alt: '' }}
          title={item.name}
          meta={[
            item.kind,
            choicesOf(item, colon).join(' · '),
            t('quantity', { count: item.qty }),
            storeOf(item),
            ...(item.giftOption ? [t('goesTo', { email: item.giftOption.email })] : []),
          ].filter(Boolean)}
          controls={
            (onReview || onWarranty) &&
            !item.isDigitalProduct && (
              <>
                {onReview && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('writeReviewOf', { name: item.name })}
                    onClick={() => onReview(item.productId)}
                  >
                    {t('writeReview')}
                  </Button>
                )}
                {onWarranty && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('warrantyOf', { name: item.name })}
                    onClick={() => onWarranty(item)}
                  >
                    {t('warranty')}
                  </Button>
                )}
              </>
            )
          }
          price={
            isGift(item) ? (
              <Text size="sm" weight="medium" tone="success">
                {t('freeGift')}
              </Text>
            ) : (
              <Price price={linePrice(item)} locale={locale} size="sm" />
            )
          }
        />
      ))}
    </ul>
  );
}
