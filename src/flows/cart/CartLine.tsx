import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectIsLineBusy,
  selectIsLineGoing,
  selectIsUnavailable,
  selectLineRefusal,
  selectPendingQuantity,
} from '#machines/cart/cart.selectors.ts';
import { causeOf } from '#machines/shared/failure.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import { editChoice } from '#src/flows/shared/editChoice.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { LineDelivery } from '#src/flows/stores/index.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { uiText } from '#src/messages/ui.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Quantity } from '#src/ui/form/Quantity.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { motion, space } from '#src/ui/theme/tokens.ts';
import { waiting } from '#src/ui/behaviour/waiting.ts';
import { cannotBeDelivered, choicesOf, hasFewerLeft, isGift, lineDiscounts, linePrice } from '../shared/cart-line.ts';
import { askForChange, type CartRef } from '../shared/requestChange.ts';
import { useMoney } from '../shared/useMoney.ts';
import { useRefusalWords } from '../shared/useRefusalWords.ts';

const pending = css`
  display: grid;
  justify-items: end;
  transition: filter ${motion.fast} ${motion.easeOut};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

const flag = css`
  padding-block: ${space[1]} ${space[2]};
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  /* Aligns the end of the last word with the price above it. */
  margin-inline: auto calc(-1 * ${space[2]} - 1.5px);
`;

const words = css`
  display: block;
  overflow-wrap: anywhere;
  font-style: italic;
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

/** What the shopper can do with a line besides changing its quantity. */
interface Actions {
  canSave: boolean;
  onDialog: OnDialog;
  /** Opens the choice of delivery. */
  onDelivery?: (() => void) | undefined;
  /** The button that adjusts the price, for associates. */
  adjust?: ReactNode;
}

/** False for gift cards, which have a recipient, and for gifts: only goods are chosen anew or saved for later. */
const isChoice = (item: CartItem): boolean => !item.isDigitalProduct && !isGift(item);

/** One line of the cart: product, quantity, price and notices. */
export function CartLine({ cartRef, cart, item, canSave, onDialog, onDelivery, adjust }: LineProps & Actions) {
  const t = useText(cartText);
  const colon = useText(uiText)('colon');
  const isGoing = useSelector(cartRef, selectIsLineGoing(item.itemId));
  return (
    <LineItem
      as="li"
      picture={{ path: item.image, alt: '' }}
      title={item.name}
      href={item.pdpUrl}
      meta={[
        <LineFlag key="flag" item={item} />,
        item.kind,
        choicesOf(item, colon).join(' · '),
        ...(item.recipeName ? [t('design', { name: item.recipeName })] : []),
        ...(item.giftOption ? [<GiftWords key="gift-option" gift={item.giftOption} />] : []),
      ].filter(Boolean)}
      price={<LinePrice cartRef={cartRef} cart={cart} item={item} />}
      controls={
        isGift(item) ? undefined : (
          <LineControls
            cartRef={cartRef}
            item={item}
            canSave={canSave && isChoice(item)}
            onDialog={onDialog}
            adjust={adjust}
          />
        )
      }
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

/** A flag for a free gift or low stock (core 9). Other badges helped to choose the product and are not repeated. */
function LineFlag({ item }: { item: CartItem }) {
  const t = useText(cartText);
  const isLow = item.eyebrow?.id === 'LOW STOCK';
  if (!isGift(item) && !isLow) return null;
  return (
    <div className={flag}>
      {isGift(item) ? <Badge tone="moss">{t('freeGift')}</Badge> : <Badge tone="danger">{item.eyebrow?.label}</Badge>}
    </div>
  );
}

/** The recipient and the message of a gift card. */
function GiftWords({ gift: { email, to, message } }: { gift: NonNullable<CartItem['giftOption']> }) {
  const t = useText(cartText);
  return (
    <>
      {to ? t('sentToName', { to, email }) : t('sentTo', { email })}
      {message && <q className={words}>{message}</q>}
    </>
  );
}

function LinePrice({ cartRef, cart, item }: LineProps) {
  const t = useText(cartText);
  const locale = useLocale();
  const money = useMoney();
  const isBusy = useSelector(cartRef, selectIsLineBusy(item.itemId));
  if (isGift(item))
    return (
      <Text weight="medium" tone="success">
        {t('free')}
      </Text>
    );
  return (
    <div className={pending} aria-busy={isBusy}>
      <Price price={linePrice(item)} locale={locale} />
      {item.qty > 1 && (
        <Text size="xs" tone="soft" isNumeric>
          {t('each', { price: money(item.price.current, cart.currency) })}
        </Text>
      )}
    </div>
  );
}

type ControlsProps = Pick<LineProps, 'cartRef' | 'item'> & Omit<Actions, 'onDelivery'>;

function LineControls({ cartRef, item, canSave, onDialog, adjust }: ControlsProps) {
  const { itemId, name, qty, maxQty, giftOption } = item;
  const t = useText(cartText);
  const asked = useSelector(cartRef, selectPendingQuantity(itemId));
  const isGoing = useSelector(cartRef, selectIsLineGoing(itemId));
  return (
    <>
      <Quantity
        label={t('quantityOf', { name })}
        value={asked ?? qty}
        max={maxQty}
        size="sm"
        isBusy={isGoing}
        onChange={(wanted) => askForChange(cartRef, { operation: 'updateItem', item: { itemId, qty: wanted } })}
      />
      <div className={ways}>
        {item.isDigitalProduct && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(giftOption ? 'changeGiftOf' : 'addGiftTo', { name })}
            isBusy={isGoing}
            onClick={() =>
              onDialog('add-gift-option', { item: { itemId, name, ...(giftOption ? { giftOption } : {}) } })
            }
          >
            {t(giftOption ? 'changeGift' : 'addGift')}
          </Button>
        )}
        {isChoice(item) && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('editItem', { name })}
            isBusy={isGoing}
            onClick={() => editChoice(onDialog, item, 'update-cart-item')}
          >
            {t('edit')}
          </Button>
        )}
        {adjust}
        {canSave && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('saveItem', { name })}
            isBusy={isGoing}
            onPress={() => askForChange(cartRef, { operation: 'saveItemForLater', itemId })}
          >
            {t('save')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('removeItem', { name })}
          isBusy={isGoing}
          onPress={() => askForChange(cartRef, { operation: 'removeItem', itemId })}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

function LineNotices({ cartRef, cart, item }: LineProps) {
  const t = useText(cartText);
  const money = useMoney();
  const refusalWords = useRefusalWords();
  const refused = useSelector(cartRef, selectLineRefusal(item.itemId));
  const isUnavailable = useSelector(cartRef, selectIsUnavailable);
  const refusal = refusalWords(refused);
  // During an outage the notice above the cart is announced and retries all lines; it may be out of view from here.
  const isCovered = refused !== null && isUnavailable && causeOf(refused.failure) !== 'refusal';
  return (
    <Stack gap={2}>
      {lineDiscounts(cart, item, t('discount'), t('priceAdjustment')).map(({ promotionId, name, amount }) => (
        <Text key={promotionId} size="sm" tone="success" className={off}>
          <Icon name="tag" size="sm" />
          {t('promotionOff', { name, amount: money(amount, cart.currency) })}
        </Text>
      ))}
      {cannotBeDelivered(item) && <Notice tone="warning">{t('notDeliverable')}</Notice>}
      {hasFewerLeft(cart, item) && <Notice tone="warning">{t('fewerLeft')}</Notice>}
      {refusal && (
        <Notice tone="error" isLive={!isCovered}>
          {refusal}
        </Notice>
      )}
    </Stack>
  );
}
