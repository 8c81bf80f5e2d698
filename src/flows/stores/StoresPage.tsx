import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { type FavouriteStoreRef, selectFavourite } from '#machines/favourite-store/favourite-store.selectors.ts';
import {
  type NearbyStoresRef,
  selectIsBusy,
  selectResult,
  selectScreen,
  selectWhere,
} from '#machines/nearby-stores/nearby-stores.selectors.ts';
import type { StoreStockRef } from '#machines/store-stock/store-stock.selectors.ts';
import type { StoresMeant } from '#machines/store-stock/store-stock.types.ts';
import type { Store, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { countryOf, inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { distanceText } from '#src/domain/distance.ts';
import { storePath } from '#src/domain/store-url.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { storesText } from '#src/messages/stores.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Container, Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { scripted } from '#src/ui/text/scripted.ts';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { weekIn } from './hours.ts';
import { addressLine } from '#src/domain/address-line.ts';
import { Outcome } from './PlaceSearch.tsx';
import { StoreMap } from './StoreMap.tsx';
import { StockLine } from './StoreStock.tsx';
import { useFavouriteStore } from './useFavouriteStore.ts';
import { useNearbyStores } from './useNearbyStores.ts';
import { useStoreStock } from './useStoreStock.ts';

const page = css`
  min-height: 70svh;
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 8vw, 6rem);
`;

const search = css`
  max-width: 34rem;

  @media ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const aside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[6]};

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${colour.line};
  }
`;

interface Props {
  /** All stores of the region. */
  stores: readonly Store[];
  /** What the shopper looked for, and what was found; null without a search. */
  found: { place: string; result: StoreSearchResult } | null;
}

interface ViewProps extends Props {
  nearby: NearbyStoresRef;
  favourite: FavouriteStoreRef;
  /** The list of what was found; tests replace it. */
  NearList: ComponentType<NearProps>;
}

/** The stores of the region by country, or those near a place or the shopper. */
export function StoresPage(props: Props) {
  return (
    <StoresView
      {...props}
      nearby={useNearbyStores(props.found !== null)}
      favourite={useFavouriteStore()}
      NearList={StockedNear}
    />
  );
}

/** The search by place is a form by GET: it needs no script. */
export function StoresView({ stores, found, nearby, favourite, NearList }: ViewProps) {
  const t = useText(storePagesText);
  const s = useText(storesText);
  const locale = useLocale() as LocaleCode;
  const screen = useSelector(nearby, selectScreen);
  const here = useSelector(nearby, selectResult);
  const position = useSelector(nearby, selectWhere);
  const own = useSelector(favourite, selectFavourite);
  const isHere = screen === 'results' && here !== null && position !== null;
  const near = (isHere ? here : found?.result)?.stores ?? [];
  const foundPlace = found?.result.place?.name ?? found?.place ?? '';
  const shown = near.length > 0 ? near.map(({ store }) => store) : stores;
  const map = shown.length > 0 && (
    <StoreMap
      label={t('map', { count: shown.length })}
      places={shown.map(({ storeId, address, latitude, longitude }) => ({
        id: storeId,
        label: address.city,
        latitude,
        longitude,
      }))}
    />
  );
  return (
    <Container className={page}>
      <Stack gap={7}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading level={1} size="xl">
              {t('heading')}
            </Heading>
            <Text size="lg" tone="soft">
              {t('intro')}
            </Text>
          </Stack>
          <Form className={search} role="search" method="get" action={inLocale(locale, '/stores')}>
            <TextField
              label={t('place')}
              name="place"
              autoComplete="postal-code"
              maxLength={100}
              defaultValue={found?.place ?? ''}
              isRequired
            />
            <Button type="submit" icon="search">
              {t('search')}
            </Button>
          </Form>
          <div className={scripted}>
            <div className={aside}>
              <Button
                variant="quiet"
                icon="pin"
                isBusy={useSelector(nearby, selectIsBusy)}
                onClick={() => nearby.send({ type: 'position.requested' })}
              >
                {s('useLocation')}
              </Button>
              {own && (
                <Link variant="standalone" href={inLocale(locale, storePath(own))}>
                  {t('yours', { store: own.name })}
                </Link>
              )}
            </div>
          </div>
          {screen !== 'asking' && screen !== 'results' && (
            <Outcome
              screen={screen}
              words={{
                ask: '',
                searching: s('searching'),
                noneTitle: t('noneHere'),
                none: t('noneBody'),
                failed: s('failedTitle'),
              }}
              onRetry={() => nearby.send({ type: 'search.retried' })}
            />
          )}
        </Stack>
        <Split aside={map}>
          {near.length > 0 ? (
            <NearList
              key={isHere ? 'here' : foundPlace}
              heading={
                isHere ? t('foundHere', { count: near.length }) : t('found', { count: near.length, place: foundPlace })
              }
              where={isHere ? position : { place: found?.place ?? '' }}
              near={near}
              {...(isHere ? { onAll: () => nearby.send({ type: 'all.requested' }) } : {})}
            />
          ) : (
            <Stack gap={6}>
              {found && (
                <Notice tone="info" title={t('noneTitle', { place: found.place })}>
                  {t('noneBody')}
                </Notice>
              )}
              <Countries stores={stores} own={countryOf(locale)} />
            </Stack>
          )}
        </Split>
      </Stack>
    </Container>
  );
}

export interface NearProps {
  heading: string;
  where: StoresMeant;
  near: StoreSearchResult['stores'];
  /** Back to all stores, where the address stays the same. */
  onAll?: () => void;
}

/** Each store also says what it has of the cart. */
function StockedNear(props: NearProps) {
  return <Near {...props} stock={useStoreStock(props.where)} />;
}

export function Near({ heading, near, onAll, stock }: NearProps & { stock?: StoreStockRef }) {
  const t = useText(storePagesText);
  const locale = useLocale();
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {heading}
      </Heading>
      <ul className={list}>
        {near.map(({ store, distance }) => (
          <Entry
            key={store.storeId}
            store={store}
            note={distanceText(distance, locale)}
            {...(stock ? { stock } : {})}
          />
        ))}
      </ul>
      <div>
        {onAll ? (
          <Button variant="secondary" onClick={onAll}>
            {t('all')}
          </Button>
        ) : (
          <Link variant="standalone" href={inLocale(locale, '/stores')}>
            {t('all')}
          </Link>
        )}
      </div>
    </Stack>
  );
}

/** The shopper's own country is the first, the others follow by name. */
function Countries({ stores, own }: { stores: readonly Store[]; own: string }) {
  const locale = useLocale();
  const byCountry = Map.groupBy(stores, ({ address }) => address.countryCode);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const nameOf = (country: string) => names.of(country) ?? country;
  const countries = [...byCountry].toSorted(
    ([a], [b]) => Number(b === own) - Number(a === own) || nameOf(a).localeCompare(nameOf(b), locale),
  );
  return (
    <Stack gap={7}>
      {countries.map(([country, inCountry]) => (
        <section key={country} aria-labelledby={`stores-${country}`}>
          <Stack gap={4}>
            <Heading level={2} size="md" id={`stores-${country}`}>
              {nameOf(country)}
            </Heading>
            <ul className={list}>
              {inCountry.map((store) => (
                <Entry key={store.storeId} store={store} />
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function Entry({ store, note, stock }: { store: Store; note?: string; stock?: StoreStockRef }) {
  const t = useText(storePagesText);
  const locale = useLocale();
  return (
    <li>
      <Heading level={3} size="xs">
        <Link variant="standalone" href={inLocale(locale, storePath(store))}>
          {store.name}
        </Link>
      </Heading>
      {note && (
        <Text size="sm" weight="medium" isNumeric>
          {note}
        </Text>
      )}
      <Text size="sm" tone="soft">
        {addressLine(store.address)}
      </Text>
      <Text size="sm" tone="soft">
        {weekIn(locale, store.openingHours)
          .map(({ days, hours }) => (hours ? `${days} ${hours}` : t('closedOn', { days })))
          .join(' · ')}
      </Text>
      {stock && <StockLine actor={stock} storeId={store.storeId} />}
    </li>
  );
}
