import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectIsLineBusy,
  selectIsLineGoing,
  selectLineRefusal,
  selectPendingQuantity,
} from '#machines/cart/cart.selectors.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import { LineDelivery } from '#src/flows/stores/LineDelivery.tsx';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { LineItem } from '#src/ui/LineItem.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Price } from '#src/ui/Price.tsx';
import { Quantity } from '#src/ui/Quantity.tsx';
import { Text } from '#src/ui/Text.tsx';
import { motion } from '#src/ui/tokens.ts';
import { waiting } from '#src/ui/waiting.ts';
import { cannotBeDelivered, choicesOf, hasFewerLeft, isGift, lineDiscounts, linePrice } from './line.ts';
import { askForChange, type CartRef } from './requestChange.ts';
import { useMoney } from './useMoney.ts';
import { useRefusalWords } from './useRefusalWords.ts';

const pending = css`
  display: grid;
  justify-items: end;
  transition: filter ${motion.fast} ${motion.easeOut};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;
`;

const off = css`
  display: flex;
  align-items: center;
  gap: 0.4em;
`;

interface LineProps {
  cartRef: CartRef;
  cart: Cart;
  item: CartItem;
}

/** A gift card is made out to somebody: what is put aside is goods. */
const isSavable = (item: CartItem): boolean => !item.isDigitalProduct && !isGift(item);

/** One line of the cart: what it is, how many, what it comes to, and what is to be said of it. */
export function CartLine({ cartRef, cart, item, canSave, onDelivery }: LineProps & { canSave: boolean; onDelivery?: (() => void) | undefined }) {
  const say = useText(cartText);
  const isGoing = useSelector(cartRef, selectIsLineGoing(item.itemId));
  return (
    <LineItem
      as="li"
      picture={{ path: item.image, alt: '' }}
      title={item.name}
      href={item.pdpUrl}
      meta={[
        ...(isGift(item)
          ? [
              <Badge key="gift" tone="moss">
                {say('freeGift')}
              </Badge>,
            ]
          : item.eyebrow
            ? [<LineFlag key="flag" flag={item.eyebrow} />]
            : []),
        choicesOf(item).join(' · '),
        ...(item.giftOption ? [say('sentTo', { email: item.giftOption.email })] : []),
      ].filter(Boolean)}
      price={<LinePrice cartRef={cartRef} cart={cart} item={item} />}
      controls={isGift(item) ? undefined : <LineControls cartRef={cartRef} item={item} canSave={canSave && isSavable(item)} />}
      notice={
        <>
          {onDelivery && <LineDelivery item={item} onChange={onDelivery} />}
          <LineNotices cartRef={cartRef} cart={cart} item={item} />
        </>
      }
      isBusy={isGoing}
    />
  );
}

/** Low stock is said in words that are seen (core 9); other flags stay quiet here. */
function LineFlag({ flag }: { flag: NonNullable<CartItem['eyebrow']> }) {
  return flag.id === 'LOW STOCK' ? (
    <Badge tone="danger">{flag.label}</Badge>
  ) : (
    <Text as="span" size="xs">
      {flag.label}
    </Text>
  );
}

function LinePrice({ cartRef, cart, item }: LineProps) {
  const say = useText(cartText);
  const locale = useLocale();
  const money = useMoney();
  const isBusy = useSelector(cartRef, selectIsLineBusy(item.itemId));
  if (isGift(item))
    return (
      <Text weight="medium" tone="success">
        {say('free')}
      </Text>
    );
  return (
    <div className={pending} aria-busy={isBusy}>
      <Price price={linePrice(item)} locale={locale} />
      {item.qty > 1 && (
        <Text size="xs" tone="soft" isNumeric>
          {say('each', { price: money(item.price.current, cart.currency) })}
        </Text>
      )}
    </div>
  );
}

interface ControlsProps extends Pick<LineProps, 'cartRef' | 'item'> {
  canSave: boolean;
}

function LineControls({ cartRef, item: { itemId, name, qty, maxQty }, canSave }: ControlsProps) {
  const say = useText(cartText);
  const asked = useSelector(cartRef, selectPendingQuantity(itemId));
  const isGoing = useSelector(cartRef, selectIsLineGoing(itemId));
  return (
    <>
      <Quantity
        label={say('quantityOf', { name })}
        value={asked ?? qty}
        max={maxQty}
        size="sm"
        isBusy={isGoing}
        onChange={(wanted) => askForChange(cartRef, { operation: 'updateItem', item: { itemId, qty: wanted } })}
      />
      <div className={ways}>
        {canSave && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={say('saveItem', { name })}
            isBusy={isGoing}
            onClick={() => askForChange(cartRef, { operation: 'saveItemForLater', itemId })}
          >
            {say('save')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={say('removeItem', { name })}
          isBusy={isGoing}
          onClick={() => askForChange(cartRef, { operation: 'removeItem', itemId })}
        >
          {say('remove')}
        </Button>
      </div>
    </>
  );
}

function LineNotices({ cartRef, cart, item }: LineProps) {
  const say = useText(cartText);
  const money = useMoney();
  const refusal = useRefusalWords()(useSelector(cartRef, selectLineRefusal(item.itemId)));
  return (
    <Stack gap={2}>
      {lineDiscounts(cart, item, say('discount')).map(({ promotionId, name, amount }) => (
        <Text key={promotionId} size="sm" tone="success" className={off}>
          <Icon name="tag" size="sm" />
          {say('promotionOff', { name, amount: money(amount, cart.currency) })}
        </Text>
      ))}
      {cannotBeDelivered(item) && <Notice tone="warning">{say('notDeliverable')}</Notice>}
      {hasFewerLeft(cart, item) && <Notice tone="warning">{say('fewerLeft')}</Notice>}
      {refusal && (
        <Notice tone="error" isLive>
          {refusal}
        </Notice>
      )}
    </Stack>
  );
}
