import type { BannerBlock as Banner, EventBlock as Event } from '#openapi/generated/waymark.gen.ts';
import { plainSpaces } from '#src/domain/plain-spaces.ts';
import { useLocale } from '#src/messages/text.ts';
import { BannerBlock } from './BannerBlock.tsx';
import { levelOf } from './parts/BlockSection.tsx';
import { EventContext } from './parts/event-context.ts';

/** Formats the days in UTC, so that server and browser agree in any time zone. */
const daysOf = ({ startDate, endDate }: Event['event'], locale: string): string =>
  plainSpaces(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      new Date(`${startDate}T00:00:00Z`),
      new Date(`${endDate}T00:00:00Z`),
    ),
  );

/** An invitation: when it is, what it is, and the way to join (catalogue 3). */
export function EventBlock({ block }: { block: Event }) {
  const locale = useLocale();
  const { id, title, subtitle, titleHeadingTag, media, event, bottomMargins } = block;
  const banner: Banner = {
    id,
    type: 'banner',
    variant: 'split',
    imageWidth: 50,
    overline: daysOf(event, locale),
    title: title ?? event.title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(event.richText === undefined ? {} : { richText: event.richText }),
    ...(media ? { media } : {}),
    ...(bottomMargins ? { bottomMargins } : {}),
    targets: [{ url: '/sign-up', text: event.submitCtaLabel, style: 'primary', dialog: 'event-sign-up' }],
  };
  return (
    <EventContext value={event}>
      <BannerBlock banner={banner} level={levelOf(titleHeadingTag)} />
    </EventContext>
  );
}
