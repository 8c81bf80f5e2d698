import { css } from '@linaria/core';
import type { CollectionPoint } from '#openapi/generated/waymark.gen.ts';
import { hoursToday, spanIn, weekIn, PlaceFrame, PlaceHead } from '#src/flows/stores/index.ts';
import { collectionPointText } from '#src/messages/collection-point.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space, text } from '#src/ui/theme/tokens.ts';

const week = css`
  display: grid;
  grid-template-columns: max-content max-content;
  gap: ${space[1]} ${space[5]};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`;

/** A point in the list: address, distance, opening hours, and a button to choose it. */
export function PointCard({ point, onChoose }: { point: CollectionPoint; onChoose: () => void }) {
  const t = useText(collectionPointText);
  const { name } = point;
  return (
    <PlaceFrame>
      <PointPlace point={point} />
      <Button size="sm" aria-label={t('chooseAt', { name })} onClick={onChoose}>
        {t('choose')}
      </Button>
    </PlaceFrame>
  );
}

/** Address, distance and opening hours of a point. */
export function PointPlace({ point }: { point: CollectionPoint }) {
  const t = useText(collectionPointText);
  const locale = useLocale();
  const { name, carrier, distance } = point;
  const { addressLine1, city, postalCode, countryCode } = point.address;
  const town = countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  const hours = hoursToday(point);
  return (
    <div>
      <PlaceHead name={name} distance={distance} />
      <Text size="sm" tone="soft">
        {[addressLine1, town].join(', ')}
      </Text>
      <Text size="sm" tone="soft">
        {[carrier, hours ? t('openToday', { hours: spanIn(locale, hours) }) : t('closedToday')].join(' · ')}
      </Text>
      <Disclosure variant="plain" title={<HoursTitle name={name} />}>
        <Week point={point} />
      </Disclosure>
    </div>
  );
}

/** The same title under each point; screen readers get the point's name, too. */
function HoursTitle({ name }: { name: string }) {
  const t = useText(collectionPointText);
  return (
    <Text as="span" size="sm">
      {t('hours')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Text>
  );
}

/** The opening hours of the week, from Monday. */
function Week({ point: { openingHours } }: { point: CollectionPoint }) {
  const t = useText(collectionPointText);
  const locale = useLocale();
  return (
    <dl className={week}>
      {weekIn(locale, openingHours).flatMap(({ days, hours }) => [
        <dt key={`${days} name`}>{days}</dt>,
        <dd key={`${days} hours`}>{hours ?? t('closed')}</dd>,
      ])}
    </dl>
  );
}
