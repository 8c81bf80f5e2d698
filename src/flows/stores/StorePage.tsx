import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Store, StoreDetails } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container, Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { addressLine } from '#src/domain/address-line.ts';
import { FavouriteStoreButton } from './FavouriteStoreButton.tsx';
import { dateIn, spanIn, weekIn } from './hours.ts';
import { StoreMap } from './StoreMap.tsx';
import { StoreStock } from './StoreStock.tsx';
import { useFavouriteStore } from './useFavouriteStore.ts';
import { useStoreStock } from './useStoreStock.ts';

const page = css`
  min-height: 70svh;
  padding-block: clamp(1rem, 2vw, 1.5rem) clamp(3rem, 8vw, 6rem);
`;

const plain = css`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

const serviceKeys = {
  BOPIS_SD: 'sameDay',
  BOPIS_STS: 'shipTo',
  RETURNS: 'returns',
  REPAIRS: 'repairs',
  BOOT_FITTING: 'fitting',
  EVENTS: 'happenings',
} as const;

const directionsTo = ({ latitude, longitude }: Store): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

/** A store: where it is, when it is open, what it does, and the other stores of its country on a map. */
export function StorePage({ details, others }: { details: StoreDetails; others: readonly Store[] }) {
  const t = useText(storePagesText);
  const locale = useLocale();
  const favourite = useFavouriteStore();
  const { store, phoneText, facilities, specialDays, events } = details;
  const stock = useStoreStock({ storeId: store.storeId });
  const places = [store, ...others.filter(({ storeId }) => storeId !== store.storeId)];
  const map = (
    <StoreMap
      label={t('mapOf', { store: store.name })}
      places={places.map(({ storeId, address, latitude, longitude }) => ({
        id: storeId,
        label: address.city,
        latitude,
        longitude,
        isChosen: storeId === store.storeId,
      }))}
    />
  );
  const crumbs = [
    { label: t('heading'), href: inLocale(locale, '/stores') },
    { label: store.name, href: '' },
  ];
  return (
    <Container className={page}>
      <Stack gap={5}>
        <Breadcrumbs label={t('breadcrumbs')} items={crumbs} />
        <Stack gap={3}>
          <Heading level={1} size="xl">
            {store.name}
          </Heading>
          <FavouriteStoreButton actor={favourite} store={store} />
        </Stack>
        <Split aside={map}>
          <Stack gap={7}>
            <Stack gap={5}>
              <DescriptionList
                items={[
                  { term: t('address'), details: addressLine(store.address) },
                  { term: t('phone'), details: <Link href={`tel:${store.phone}`}>{phoneText}</Link> },
                ]}
              />
              <div>
                <ButtonLink href={directionsTo(store)} isExternal variant="secondary" icon="pin">
                  {t('directions')}
                </ButtonLink>
              </div>
            </Stack>
            <Part title={t('hours')}>
              <DescriptionList
                items={weekIn(locale, store.openingHours).map(({ days, hours }) => ({
                  term: days,
                  details: hours ?? t('closed'),
                }))}
              />
            </Part>
            {specialDays.length > 0 && (
              <Part title={t('otherHours')}>
                <DescriptionList
                  items={specialDays.map(({ date, opens, closes }) => ({
                    term: dateIn(locale, date),
                    details: opens && closes ? spanIn(locale, { opens, closes }) : t('closed'),
                  }))}
                />
              </Part>
            )}
            <Part title={t('services')}>
              <ul className={plain}>
                {[...store.services, ...facilities].map((one) => (
                  <li key={one}>{t(serviceKeys[one])}</li>
                ))}
              </ul>
            </Part>
            <StoreStock actor={stock} storeId={store.storeId} />
            {events.length > 0 && (
              <Part title={t('happenings')}>
                <DescriptionList
                  items={events.map(({ title, date, starts, ends }) => ({
                    term: dateIn(locale, date),
                    details: `${title}, ${spanIn(locale, { opens: starts, closes: ends })}`,
                  }))}
                />
              </Part>
            )}
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
