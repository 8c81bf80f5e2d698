import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import type { BookChart, BookEntry } from './book.ts';
import { useRoot } from './context.ts';
import { cards, EntryCard } from './EntryCard.tsx';
import { placeWords } from '../explain/wording.ts';

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[7]};
  padding-block-start: ${space[6]};

  @media ${media.lg} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const contents = css`
  font-size: ${text.sm};

  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration-line: none;
  }
  & li a:hover {
    text-decoration-line: underline;
  }
  @media ${media.belowLg} {
    & ul {
      grid-auto-flow: column;
      justify-content: start;
      gap: ${space[5]};
      overflow-x: auto;
      white-space: nowrap;
    }
    & li a {
      min-height: var(--target);
    }
  }
  @media ${media.lg} {
    position: sticky;
    top: ${space[5]};
    align-self: start;
    max-height: calc(100dvh - 2 * ${space[5]});
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;

const elsewhere = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`;

const place = css`
  display: grid;
  gap: ${space[3]};
  scroll-margin-block-start: ${space[5]};

  & + & {
    margin-block-start: ${space[7]};
  }
  & code {
    font-size: ${text.xs};
    color: ${colour.inkSoft};
    overflow-wrap: anywhere;
  }
  @media print {
    & > :not(:last-child) {
      break-after: avoid;
    }
  }
`;

const reasons = css`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  font-size: ${text.sm};

  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
    color: ${colour.inkSoft};
  }
  @media ${media.md} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
  }
`;

/** Returns the entries grouped by the states that they show, in the order of the chart. */
export function placesOf({
  states,
  entries,
}: BookChart): { id: string; states: readonly string[]; entries: BookEntry[] }[] {
  const order = new Map(states.map(({ path }, index) => [path, index]));
  const rank = (entry: BookEntry) => entry.states.map((path) => String(order.get(path) ?? 0).padStart(4, '0')).join();
  return [...Map.groupBy(entries, rank)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, group]) => ({ id: group[0]?.id ?? '', states: group[0]?.states ?? [], entries: group }));
}

/** Returns the descriptions of active states, from the chart. */
export const meaningOf = ({ states }: BookChart, paths: readonly string[]): string =>
  paths.map((wanted) => states.find(({ path }) => path === wanted)?.description ?? '').join(' ');

function Reasons({ list }: { list: BookChart['notShown'] }) {
  return (
    <dl className={reasons}>
      {list.flatMap(({ name, reason }) => [<dt key={name}>{name}</dt>, <dd key={`${name} why`}>{reason}</dd>])}
    </dl>
  );
}

/** Every state of one chart's view. */
export function ChartStates({ chart }: { chart: BookChart }) {
  const t = useText(statebookText);
  const root = useRoot();
  const addresses = useAddresses();
  const places = placesOf(chart);
  const report = addresses.paths?.of(chart.id);
  return (
    <GalleryFrame here="statebook">
      <Container>
        <Breadcrumbs
          label={t('name')}
          items={[{ label: t('name'), href: `${root}/index.html` }, { label: titleOf(chart.id) }]}
        />
        <PageHead eyebrow={t('entries', { count: chart.entries.length })} title={titleOf(chart.id)}>
          <Text size="lg" tone="soft">
            {chart.description}
          </Text>
          <Text size="sm" className={elsewhere}>
            {!chart.isGallery && (
              <Link href={addresses.chart(chart.id)} variant="standalone">
                {t('chart')}
              </Link>
            )}
            {report && (
              <Link href={report} variant="standalone">
                {t('report')}
              </Link>
            )}
          </Text>
        </PageHead>
        <div className={layout}>
          <nav aria-label={t('states')} className={contents}>
            <ul>
              {places.map(({ id, states }) => (
                <li key={id}>
                  <Link href={`#${encodeURIComponent(id)}`} variant="quiet">
                    {placeWords(states)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {places.map(({ id, states, entries }) => (
              <section key={id} id={id} className={place} aria-labelledby={`${id}-title`}>
                <div>
                  <Heading level={2} size="sm" id={`${id}-title`}>
                    {placeWords(states)}
                  </Heading>
                  <code>{states.join(' + ')}</code>
                </div>
                <Text size="sm" tone="soft">
                  {meaningOf(chart, states)}
                </Text>
                <ul className={cards}>
                  {entries.map((entry) => (
                    <EntryCard key={entry.id} chart={chart.id} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
            {chart.notShown.length > 0 && (
              <section className={place}>
                <Heading level={2} size="sm">
                  {t('notShown')}
                </Heading>
                <Text size="sm" tone="soft">
                  {t('notShownIntro')}
                </Text>
                <Reasons list={chart.notShown} />
              </section>
            )}
            {chart.ignored.length > 0 && (
              <section className={place}>
                <Heading level={2} size="sm">
                  {t('ignored')}
                </Heading>
                <Text size="sm" tone="soft">
                  {t('ignoredIntro')}
                </Text>
                <Reasons list={chart.ignored} />
              </section>
            )}
          </div>
        </div>
      </Container>
    </GalleryFrame>
  );
}
