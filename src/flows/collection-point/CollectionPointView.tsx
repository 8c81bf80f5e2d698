import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { collectionPointMachine } from '#machines/collection-point/collection-point.machine.ts';
import {
  selectAddressForm,
  selectCanReopen,
  selectPlace,
  selectPoint,
  selectResult,
  selectScreen,
} from '#machines/collection-point/collection-point.selectors.ts';
import type { CollectionPoint } from '#openapi/generated/waymark.gen.ts';
import { AddressForm } from '#src/flows/address-form/index.ts';
import { FoundPlaces, PlaceSearch } from '#src/flows/stores/index.ts';
import { collectionPointText } from '#src/messages/collection-point.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { PointCard, PointPlace } from './PointCard.tsx';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

export type CollectionPointRef = ActorRefFrom<typeof collectionPointMachine>;

/** The view of the form that the chart invokes; tests replace it. */
export interface CollectionPointParts {
  AddressForm: ComponentType<{ actor: AddressFormRef; submit: string }>;
}

const parts: CollectionPointParts = { AddressForm };

/** First the place, then the person who collects. */
export function CollectionPointView({
  actor,
  parts: shown = parts,
}: {
  actor: CollectionPointRef;
  parts?: CollectionPointParts;
}) {
  const screen = useSelector(actor, selectScreen);
  const point = useSelector(actor, selectPoint);
  if ((screen === 'naming' || screen === 'saved') && point)
    return <Collector actor={actor} point={point} parts={shown} />;
  return <Search actor={actor} screen={screen === 'naming' || screen === 'saved' ? 'searching' : screen} />;
}

function Search({ actor, screen }: { actor: CollectionPointRef; screen: Parameters<typeof PlaceSearch>[0]['screen'] }) {
  const t = useText(collectionPointText);
  const result = useSelector(actor, selectResult);
  const count = result?.collectionPoints.length ?? 0;
  const words = {
    place: t('place'),
    search: t('search'),
    ask: t('ask'),
    searching: t('searching'),
    noneTitle: t('noneTitle'),
    none: t('none'),
    failed: t('failed'),
  };
  return (
    <PlaceSearch
      screen={screen}
      place={useSelector(actor, selectPlace)}
      words={words}
      onPlace={(place) => actor.send({ type: 'place.submitted', place })}
      onPosition={() => actor.send({ type: 'position.requested' })}
      onRetry={() => actor.send({ type: 'search.retried' })}
    >
      {result && (
        <Stack gap={3}>
          <FoundPlaces
            summary={result.place ? t('found', { count, place: result.place.name }) : t('foundHere', { count })}
          >
            {result.collectionPoints.map((point) => (
              <PointCard key={point.id} point={point} onChoose={() => actor.send({ type: 'point.chosen', point })} />
            ))}
          </FoundPlaces>
        </Stack>
      )}
    </PlaceSearch>
  );
}

const focused = (heading: HTMLElement | null): void => heading?.focus();

/** The chosen point, and the person who collects there. */
function Collector({
  actor,
  point,
  parts: { AddressForm: Form },
}: {
  actor: CollectionPointRef;
  point: CollectionPoint;
  parts: CollectionPointParts;
}) {
  const t = useText(collectionPointText);
  const form = useSelector(actor, selectAddressForm);
  const canReopen = useSelector(actor, selectCanReopen);
  return (
    <Stack gap={5}>
      <Card tone="moss">
        <PointPlace point={point} />
        <Button
          variant="secondary"
          size="sm"
          disabled={!canReopen}
          onClick={() => actor.send({ type: 'point.reopened' })}
        >
          {t('other')}
        </Button>
      </Card>
      <Stack gap={2}>
        <Heading level={3} size="md" tabIndex={-1} ref={focused}>
          {t('whoTitle')}
        </Heading>
        <Text tone="soft">{t('whoBody')}</Text>
      </Stack>
      {form && <Form actor={form} submit={t('save')} />}
    </Stack>
  );
}
