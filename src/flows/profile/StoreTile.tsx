import { useSelector } from '@xstate/react';
import { selectFavourite } from '#machines/favourite-store/favourite-store.selectors.ts';
import { storePath } from '#src/domain/store-url.ts';
import { useFavouriteStore } from '#src/flows/stores/index.ts';
import { favouriteStoreText } from '#src/messages/favourite-store.ts';
import { useText } from '#src/messages/text.ts';
import { Tile, TileLink } from './PartTile.tsx';

/** The favourite store on the overview, or the way to choose one. */
export function StoreTile() {
  const t = useText(favouriteStoreText);
  const store = useSelector(useFavouriteStore(), selectFavourite);
  return (
    <Tile icon="store" title={t('yours')} body={store?.name ?? t('none')}>
      <TileLink path={store ? storePath(store) : '/stores'}>{t(store ? 'see' : 'find')}</TileLink>
    </Tile>
  );
}
