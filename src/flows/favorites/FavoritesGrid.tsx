import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { Place } from '#machines/favorites-page/favorites-page.selectors.ts';
import {
  type FavoritesRef,
  selectIsMoving,
  selectMoveRefusal,
  selectSizes,
} from '#machines/favorites/favorites.selectors.ts';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { CatalogueCard } from '#src/flows/listing/index.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useText } from '#src/messages/text.ts';
import { CardGrid } from '#src/ui/layout/Layout.tsx';
import { ProductCardSkeleton } from '#src/ui/product/ProductCard.tsx';
import { Button, IconButton } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { SizeForm } from './SizeForm.tsx';
import { useMoveWords } from './useMoveWords.ts';

const place = css`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[3]};
`;

const gone = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-height: 14rem;
  padding: ${space[5]};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
  text-align: center;
`;

/** Moves the focus to the page's heading when the focused card is removed. */
const keepFocus = () => document.getElementById('favorites')?.focus({ preventScroll: true });

/** A card for each product of the list. */
export function FavoritesGrid({ list, places }: { list: FavoritesRef; places: readonly Place[] }) {
  return (
    <CardGrid aria-labelledby="favorites">
      {places.map(({ id, card, isGone }) => (
        <li key={id} className={place}>
          {card ? (
            <Favorite list={list} card={card} />
          ) : isGone ? (
            <Gone onRemove={() => list.send({ type: 'favorite.toggled', id })} />
          ) : (
            <ProductCardSkeleton />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

function Favorite({ list, card }: { list: FavoritesRef; card: ProductCard }) {
  const t = useText(favoritesText);
  const words = useMoveWords();
  const { id, name } = card;
  const isMoving = useSelector(list, selectIsMoving(id));
  const sizes = useSelector(list, selectSizes(id));
  const refusal = useSelector(list, selectMoveRefusal(id));
  const canMove = !card.allVariantsOutOfStock && !card.comingSoon;
  const remove = () => {
    keepFocus();
    list.send({ type: 'favorite.toggled', id });
  };
  return (
    <>
      <CatalogueCard
        card={card}
        headingLevel={2}
        favourite={<IconButton icon="close" variant="onPicture" label={t('remove', { name })} onClick={remove} />}
      />
      <div>
        {sizes ? (
          <SizeForm
            name={name}
            sizes={sizes}
            onChoose={(upc) => {
              keepFocus();
              list.send({ type: 'size.chosen', upc });
            }}
            onClose={() => {
              keepFocus();
              list.send({ type: 'choice.closed' });
            }}
          />
        ) : (
          canMove && (
            <Button
              variant="secondary"
              size="sm"
              isWide
              isBusy={isMoving}
              aria-label={t('moveItem', { name })}
              onClick={() => list.send({ type: 'move.requested', id })}
            >
              {t('move')}
            </Button>
          )
        )}
        {refusal && (
          <Notice tone="error" isLive>
            {words(refusal)}
          </Notice>
        )}
      </div>
    </>
  );
}

/** A product that the catalogue does not have any more. */
function Gone({ onRemove }: { onRemove: () => void }) {
  const t = useText(favoritesText);
  const remove = () => {
    keepFocus();
    onRemove();
  };
  return (
    <div className={gone}>
      <Text tone="soft">{t('gone')}</Text>
      <Button variant="secondary" size="sm" onClick={remove}>
        {t('removeGone')}
      </Button>
    </div>
  );
}
