import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectIsLineGoing, selectLineRefusal, selectPendingQuantity } from '#machines/cart/cart.selectors.ts';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { choicesOf, isGift, linePrice } from '#src/flows/shared/cart-line.ts';
import { askForChange, type CartRef } from '#src/flows/shared/requestChange.ts';
import { useRefusalWords } from '#src/flows/shared/useRefusalWords.ts';
import { useStoreOfLine } from '#src/flows/stores/index.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { uiText } from '#src/messages/ui.ts';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

/** Full width of the panel, so that an added line differs from the offers. */
const added = css`
  margin: calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) 0;
  padding: ${space[5]};
  background: ${colour.mossSoft};
`;

/** Aligns the end of the icon with the prices. */
const remove = css`
  margin-inline-end: calc(-1 * ${space[3]});
`;

interface Props {
  cartRef: CartRef;
  item: CartItem;
  isAdded: boolean;
}

/** A short cart line: product, quantity, price, and a remove button. Quantities are changed on the cart page. */
export function MiniCartLine({ cartRef, item, isAdded }: Props) {
  const t = useText(cartText);
  const colon = useText(uiText)('colon');
  const locale = useLocale();
  const store = useStoreOfLine()(item);
  const isGoing = useSelector(cartRef, selectIsLineGoing(item.itemId));
  const asked = useSelector(cartRef, selectPendingQuantity(item.itemId));
  const refusal = useRefusalWords()(useSelector(cartRef, selectLineRefusal(item.itemId)));
  return (
    <LineItem
      as="li"
      size="sm"
      {...(isAdded ? { className: added } : {})}
      picture={{ path: item.image, alt: '' }}
      title={item.name}
      href={item.pdpUrl}
      meta={[...(item.kind ? [item.kind] : []), choicesOf(item, colon).join(' · '), ...(store ? [store] : [])]}
      price={
        isGift(item) ? (
          <Text tone="success">{t('free')}</Text>
        ) : (
          <Price price={linePrice(item)} locale={locale} size="sm" />
        )
      }
      controls={
        isGift(item) ? undefined : (
          <>
            <Text size="sm" isNumeric>
              {t('quantity', { count: asked ?? item.qty })}
            </Text>
            <IconButton
              icon="trash"
              className={remove}
              label={t('removeItem', { name: item.name })}
              isBusy={isGoing}
              onClick={() => askForChange(cartRef, { operation: 'removeItem', itemId: item.itemId })}
            />
          </>
        )
      }
      notice={
        refusal && (
          <Notice tone="error" isLive>
            {refusal}
          </Notice>
        )
      }
      isBusy={isGoing}
    />
  );
}
