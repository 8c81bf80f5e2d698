import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type FavouriteStoreRef, selectFavourite } from '#machines/favourite-store/favourite-store.selectors.ts';
import type { storeFinderMachine } from '#machines/store-finder/store-finder.machine.ts';
import {
  selectChoice,
  selectFailure,
  selectIsBusy,
  selectIsCollecting,
  selectPlace,
  selectResult,
  selectScreen,
} from '#machines/store-finder/store-finder.selectors.ts';
import type { CollectionKind } from '#machines/store-finder/store-finder.types.ts';
import type { FoundStore, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { FoundPlaces, PlaceSearch } from './PlaceSearch.tsx';
import { StoreCard } from './StoreCard.tsx';

export type StoreFinderRef = ActorRefFrom<typeof storeFinderMachine>;

interface Props {
  actor: StoreFinderRef;
  favourite: FavouriteStoreRef;
}

/** A search by place or position, and the stores near it: the favourite first, then the nearest. */
export function StoreFinder({ actor, favourite }: Props) {
  const t = useText(storesText);
  const screen = useSelector(actor, selectScreen);
  const result = useSelector(actor, selectResult);
  const words = {
    place: t('place'),
    search: t('search'),
    ask: t('askBody'),
    searching: t('searching'),
    noneTitle: t('noneTitle'),
    none: t('noneBody'),
    failed: t('failedTitle'),
  };
  return (
    <PlaceSearch
      screen={screen}
      place={useSelector(actor, selectPlace)}
      isBusy={useSelector(actor, selectIsCollecting)}
      words={words}
      onPlace={(place) => actor.send({ type: 'place.submitted', place })}
      onPosition={() => actor.send({ type: 'position.requested' })}
      onRetry={() => actor.send({ type: 'search.retried' })}
    >
      {result && <Stores actor={actor} favourite={favourite} result={result} />}
    </PlaceSearch>
  );
}

function Stores({ actor, favourite, result: { stores, place } }: Props & { result: StoreSearchResult }) {
  const t = useText(storesText);
  const choice = useSelector(actor, selectChoice);
  const failure = useSelector(actor, selectFailure);
  const isCollecting = useSelector(actor, selectIsCollecting);
  const isBusy = useSelector(actor, selectIsBusy);
  const wordsOf = useFailureWords();
  const titleOf = useFailureTitle();
  const choose = ({ store: { storeId, name, latitude, longitude } }: FoundStore, kind: CollectionKind) =>
    actor.send({ type: 'store.chosen', choice: { store: { storeId, name, latitude, longitude }, kind } });
  const count = stores.length;
  const favouriteId = useSelector(favourite, selectFavourite)?.storeId;
  const rank = ({ store }: FoundStore) => (store.storeId === favouriteId ? 0 : 1);
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="error" isLive title={titleOf(failure, t('refusedTitle'))}>
          {wordsOf(failure)}
        </Notice>
      )}
      <FoundPlaces summary={place ? t('found', { count, place: place.name }) : t('foundHere', { count })}>
        {stores
          .toSorted((a, b) => rank(a) - rank(b))
          .map((found) => (
            <StoreCard
              key={found.store.storeId}
              found={found}
              favourite={favourite}
              chosen={isCollecting && choice?.store.storeId === found.store.storeId ? choice.kind : null}
              isBusy={isBusy}
              onChoose={(kind) => choose(found, kind)}
            />
          ))}
      </FoundPlaces>
    </Stack>
  );
}
