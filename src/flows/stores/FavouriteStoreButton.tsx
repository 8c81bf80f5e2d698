import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type FavouriteStoreRef,
  selectFailure,
  selectFavourite,
  selectIsBusy,
  selectWanted,
} from '#machines/favourite-store/favourite-store.selectors.ts';
import type { Store } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { favouriteStoreText } from '#src/messages/favourite-store.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { scripted } from '#src/ui/text/scripted.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

interface Props {
  actor: FavouriteStoreRef;
  store: Pick<Store, 'storeId' | 'name' | 'latitude' | 'longitude'>;
  /** In a list of stores: smaller. */
  isListed?: boolean;
}

/** Makes a store the favourite one, or gives it up, and says whether it is. */
export function FavouriteStoreButton({ actor, store, isListed = false }: Props) {
  const t = useText(favouriteStoreText);
  const wordsOf = useFailureWords();
  const { storeId, name, latitude, longitude } = store;
  const isFavourite = useSelector(actor, selectFavourite)?.storeId === storeId;
  const wanted = useSelector(actor, selectWanted);
  const isMeant = wanted ? wanted.storeId === storeId : isFavourite;
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <div className={scripted}>
      <div className={row}>
        <Button
          variant={isListed ? 'quiet' : 'secondary'}
          size={isListed ? 'sm' : 'md'}
          icon="heart"
          aria-label={t(isFavourite ? 'dropOf' : 'chooseOf', { store: name })}
          isBusy={isBusy && isMeant}
          disabled={isBusy && !isMeant}
          onClick={() =>
            actor.send(
              isFavourite
                ? { type: 'favourite.dropped' }
                : { type: 'store.preferred', store: { storeId, name, latitude, longitude } },
            )
          }
        >
          {t(isFavourite ? 'drop' : 'choose')}
        </Button>
        <Text as="span" size="sm" weight="medium" tone={failure && isMeant ? 'danger' : 'success'} role="status">
          {failure && isMeant ? wordsOf(failure) : isFavourite && t('yours')}
        </Text>
      </div>
    </div>
  );
}
