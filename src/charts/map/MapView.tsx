import { css } from '@linaria/core';
import { Fragment } from 'react';
import { selectChosen } from '#machines/chart-viewer/chart-viewer.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { Beside } from '../explain/Beside.tsx';
import type { MapPage } from '../pages/catalogue.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { Figure } from '../drawing/Figure.tsx';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { Idle } from '../pages/Idle.tsx';
import { Panel } from '../pages/Panel.tsx';
import { areaOf, areas, titleOf } from '../pages/areas.ts';
import { allCharts } from './first.ts';
import { ChartTies } from './ChartTies.tsx';
import { MapLegend } from './MapLegend.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

const apart = css`
  margin-block-start: ${space[4]};

  & > span {
    color: ${colour.inkSoft};
  }
`;

const words = css`
  padding-block-start: ${space[8]};

  & > ol {
    margin: ${space[5]} 0 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    display: grid;
    gap: ${space[2]} ${space[6]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${colour.line};
  }
  @media ${media.md} {
    & > ol > li {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
  @media print {
    & > ol > li {
      break-inside: avoid;
    }
  }
`;

const noParts: ReadonlySet<string> = new Set();

/** The whole shop: all charts, and which start, send to and listen to which. */
export function MapView({ page }: { page: MapPage }) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const { drawing, around, relations, charts } = page;
  const known = new Set(charts.map(({ id }) => id));
  const sorted = charts.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  const ends = new Set(relations.flatMap(({ from, to }) => [from, to]));
  const tied = sorted.filter(({ id }) => ends.has(id));
  const alone = sorted.filter(({ id }) => !ends.has(id));
  return (
    <ChartViewer.Provider>
      <GalleryFrame here="map">
        <Container>
          <div className={head}>
            <Heading level={1} size="md">
              {t('mapTitle')}
            </Heading>
            <nav aria-label={t('mapShown')}>
              {around !== null && (
                <ChipLink href={addresses.mapOf(around)} isSelected>
                  {t('mapAround', { chart: titleOf(around) })}
                </ChipLink>
              )}
              <ChipLink href={addresses.mapOf(allCharts)} isSelected={around === null}>
                {t('mapAll')}
              </ChipLink>
            </nav>
          </div>
          <Beside aside={<Chosen page={page} known={known} />}>
            <Figure
              drawing={drawing}
              parts={noParts}
              title={null}
              label={t('mapDrawing')}
              hrefOf={(chart) => `#${placeOf(chart)}`}
            />
          </Beside>
          <Stack className={apart} gap={3}>
            <Text tone="soft">{t('mapIntro')}</Text>
            <MapLegend />
          </Stack>
          {alone.length > 0 && (
            <Text size="sm" className={apart}>
              <span>{t('mapApart')}</span>{' '}
              {alone.map(({ id }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <Link href={addresses.chart(id)}>{titleOf(id)}</Link>
                </Fragment>
              ))}
            </Text>
          )}
          <section className={words} aria-labelledby="in-words">
            <Heading level={2} id="in-words">
              {t('mapWords')}
            </Heading>
            <Text tone="soft">{t('mapWordsIntro')}</Text>
            <ol>
              {tied.map(({ id }) => (
                <li key={id} id={placeOf(id)}>
                  <Heading level={3} size="xs">
                    <Link href={addresses.chart(id)} variant="quiet">
                      {titleOf(id)}
                    </Link>
                  </Heading>
                  <ChartTies chart={id} relations={relations} charts={known} />
                  <Link href={addresses.mapOf(id)}>{t('mapShowAround', { chart: titleOf(id) })}</Link>
                </li>
              ))}
            </ol>
          </section>
        </Container>
      </GalleryFrame>
    </ChartViewer.Provider>
  );
}

/** Returns the anchor of a chart's text. */
const placeOf = (chart: string): string => `with-${chart}`;

const rankOf = (id: string): number => {
  const { area, place } = areaOf(id);
  return areas.indexOf(area) * 1000 + place;
};

function Chosen({ page: { relations, charts }, known }: { page: MapPage; known: ReadonlySet<string> }) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const chosen = ChartViewer.useSelector(selectChosen);
  const chart = charts.find(({ id }) => id === chosen);
  return (
    <>
      <div aria-live="polite">
        {chart && (
          <Panel title={titleOf(chart.id)} explains={chart.id}>
            <Stack gap={4}>
              <Text size="sm">{chart.description}</Text>
              <ChartTies chart={chart.id} relations={relations} charts={known} />
              <Link href={addresses.mapOf(chart.id)} variant="standalone">
                {t('mapShowAround', { chart: titleOf(chart.id) })}
              </Link>
              <Link href={addresses.chart(chart.id)} variant="standalone">
                {t('mapOpen')}
              </Link>
            </Stack>
          </Panel>
        )}
      </div>
      {!chart && <Idle hint={t('mapChoose')} />}
    </>
  );
}
