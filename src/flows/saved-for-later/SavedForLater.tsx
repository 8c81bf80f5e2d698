import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectIsUnavailable,
  selectItems,
  selectRefusal,
  selectWish,
  type SavedForLaterRef,
} from '#machines/saved-for-later/saved-for-later.selectors.ts';
import type { SavedItem } from '#openapi/generated/waymark.gen.ts';
import { editChoice } from '#src/flows/shared/editChoice.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { choicesOf } from '#src/flows/shared/cart-line.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { uiText } from '#src/messages/ui.ts';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { useSavedRefusalWords } from './useSavedRefusalWords.ts';

/** As wide as the lines of the cart, which are beside the totals. */
const section = css`
  max-width: 53rem;
  margin-block-start: clamp(2.5rem, 6vw, 4.5rem);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  margin-block-end: ${space[5]};
`;

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

/** The items saved for later, under the cart. Renders nothing if there are none. */
export function SavedForLater({ actor, onDialog }: { actor: SavedForLaterRef; onDialog: OnDialog }) {
  const t = useText(cartText);
  const items = useSelector(actor, selectItems);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isUnavailable) return <Unavailable onRetry={() => actor.send({ type: 'list.retried' })} />;
  if (!items || items.length === 0) return null;
  return (
    <section className={section} aria-labelledby="saved-for-later">
      <div className={head}>
        <Heading level={2} size="sm" id="saved-for-later">
          {t('savedTitle')}
        </Heading>
        <Text as="span" tone="soft" isNumeric>
          {t('count', { count: items.length })}
        </Text>
      </div>
      <ul className={lines} aria-labelledby="saved-for-later">
        {items.map((item) => (
          <SavedLine key={item.itemId} actor={actor} item={item} onDialog={onDialog} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ actor, item, onDialog }: { actor: SavedForLaterRef; item: SavedItem; onDialog: OnDialog }) {
  const t = useText(cartText);
  const colon = useText(uiText)('colon');
  const locale = useLocale();
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
      meta={[
        ...(item.kind ? [item.kind] : []),
        choicesOf(item, colon).join(' · '),
        ...(qty > 1 ? [t('quantity', { count: qty })] : []),
      ]}
      price={<Price price={price} locale={locale} />}
      controls={
        <>
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

/** The list could not be loaded; the cart still works. */
function Unavailable({ onRetry }: { onRetry: () => void }) {
  const t = useText(cartText);
  const retry = (
    <Button size="sm" variant="secondary" aria-label={t('savedRetry')} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="info" className={section} action={retry}>
      {t('savedUnavailable')}
    </Notice>
  );
}
