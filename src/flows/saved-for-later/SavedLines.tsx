import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectPendingQuantity,
  selectRefusal,
  selectWish,
  type SavedForLaterRef,
} from '#machines/saved-for-later/saved-for-later.selectors.ts';
import type { SavedItem } from '#openapi/generated/waymark.gen.ts';
import { choicesOf } from '#src/flows/shared/cart-line.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { editChoice } from '#src/flows/shared/editChoice.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Quantity } from '#src/ui/form/Quantity.tsx';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space, colour } from '#src/ui/theme/tokens.ts';
import { useSavedRefusalWords } from './useSavedRefusalWords.ts';

const lines = css`
  & > li {
    padding-block: ${space[5]};
    border-block-start: 1px solid ${colour.line};
  }
`;

/** Aligns the end of the last word with the price above it. */
const ways = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: auto calc(-1 * ${space[2]} - 1.5px);
`;

interface LinesProps {
  actor: SavedForLaterRef;
  items: readonly SavedItem[];
  onDialog: OnDialog;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** What is saved for later, on the cart page and in the account. */
export function SavedLines({ actor, items, onDialog, ...label }: LinesProps) {
  return (
    <ul className={lines} {...label}>
      {items.map((item) => (
        <SavedLine key={item.itemId} actor={actor} item={item} onDialog={onDialog} />
      ))}
    </ul>
  );
}

function SavedLine({ actor, item, onDialog }: { actor: SavedForLaterRef; item: SavedItem; onDialog: OnDialog }) {
  const t = useText(cartText);
  const colon = useText(uiText)('colon');
  const locale = useLocale();
  const asked = useSelector(actor, selectPendingQuantity(item.itemId));
  const wish = useSelector(actor, selectWish(item.itemId));
  const refusal = useSavedRefusalWords()(useSelector(actor, selectRefusal(item.itemId)));
  const { itemId, name, image, pageUrl, qty, available, price } = item;
  const isBusy = wish !== null;
  return (
    <LineItem
      as="li"
      picture={{ path: image, alt: '' }}
      title={name}
      href={pageUrl}
      meta={[...(item.kind ? [item.kind] : []), choicesOf(item, colon).join(' · ')]}
      price={<Price price={price} locale={locale} />}
      controls={
        <>
          <Quantity
            label={t('quantityOf', { name })}
            value={asked ?? qty}
            size="sm"
            isBusy={isBusy}
            onChange={(wanted) => actor.send({ type: 'quantity.requested', itemId, qty: wanted })}
          />
          {available ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('moveItem', { name })}
              isBusy={isBusy}
              onClick={() => actor.send({ type: 'move.requested', itemId })}
            >
              {t('move')}
            </Button>
          ) : (
            <Text size="sm" tone="soft">
              {t('savedGone')}
            </Text>
          )}
          <div className={ways}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('editItem', { name })}
              isBusy={isBusy}
              onClick={() => editChoice(onDialog, item, 'update-saved-item')}
            >
              {t('edit')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('removeSaved', { name })}
              isBusy={isBusy}
              onClick={() => actor.send({ type: 'removal.requested', itemId })}
            >
              {t('remove')}
            </Button>
          </div>
        </>
      }
      notice={
        refusal && (
          <Notice tone="error" isLive>
            {refusal}
          </Notice>
        )
      }
      isBusy={isBusy}
    />
  );
}
