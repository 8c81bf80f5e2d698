import { css } from '@linaria/core';
import type { FavouriteStoreRef } from '#machines/favourite-store/favourite-store.selectors.ts';
import type { CollectionKind } from '#machines/store-finder/store-finder.types.ts';
import type { FoundStore } from '#openapi/generated/waymark.gen.ts';
import { storesText } from '#src/messages/stores.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { FavouriteStoreButton } from './FavouriteStoreButton.tsx';
import { hoursToday, spanIn, weekIn } from './hours.ts';
import { PlaceFrame, PlaceHead } from './PlaceFrame.tsx';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

interface Props {
  found: FoundStore;
  favourite: FavouriteStoreRef;
  /** The method that is being requested for this store. */
  chosen: CollectionKind | null;
  isBusy: boolean;
  onChoose: (kind: CollectionKind) => void;
}

/** A store: distance, stock, opening hours, and the methods to collect there. */
export function StoreCard({ found, favourite, chosen, isBusy, onChoose }: Props) {
  const t = useText(storesText);
  const locale = useLocale();
  const { store, distance, inventory, pickup, shipToStore } = found;
  const { addressLine1, city, province, postalCode } = store.address;
  const units = Math.min(...inventory.map(({ quantity }) => quantity));
  const hours = hoursToday(store);
  const isTooFew = units > 0 && !pickup && store.services.includes('BOPIS_SD');
  const way = (kind: CollectionKind) => (
    <Button
      size="sm"
      variant={kind === 'pickup' ? 'primary' : 'secondary'}
      aria-label={t(kind === 'pickup' ? 'pickUpHereAt' : 'sendHereTo', { store: store.name })}
      isBusy={chosen === kind}
      disabled={isBusy && chosen !== kind}
      onClick={() => onChoose(kind)}
    >
      {t(kind === 'pickup' ? 'pickUpHere' : 'sendHere')}
    </Button>
  );
  return (
    <PlaceFrame>
      <div>
        <PlaceHead name={store.name} distance={distance} />
        <Text size="sm" tone="soft">
          {[addressLine1, city, [province, postalCode].filter(Boolean).join(' ')].join(', ')}
        </Text>
        <Text size="sm" tone="soft">
          {hours ? t('openToday', { hours: spanIn(locale, hours) }) : t('closedToday')}
        </Text>
        <Text size="sm" tone="soft">
          {weekIn(locale, store.openingHours)
            .map(({ days, hours: open }) => (open ? `${days} ${open}` : t('closedOn', { days })))
            .join(' · ')}
        </Text>
      </div>
      <Text size="sm" weight="medium" tone={units > 0 && !isTooFew ? 'success' : 'soft'}>
        {isTooFew ? t('tooFew', { count: units }) : units > 0 ? t('inStock', { count: units }) : t('notInStock')}
      </Text>
      {pickup || shipToStore ? (
        <div className={ways}>
          {pickup && way('pickup')}
          {shipToStore && way('sts')}
        </div>
      ) : (
        <Text size="sm">{t('neither')}</Text>
      )}
      <FavouriteStoreButton actor={favourite} store={store} isListed />
    </PlaceFrame>
  );
}
