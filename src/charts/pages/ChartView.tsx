import { css } from '@linaria/core';
import { Fragment } from 'react';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { chartsText } from '#src/messages/charts.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { type Detail, stateAddress, useAddresses } from './addresses.ts';
import { AnswersProvider } from '../explain/AnswerLines.tsx';
import { Beside } from '../explain/Beside.tsx';
import type { ChartPage } from './catalogue.ts';
import { ChartDocument } from './ChartDocument.tsx';
import { ChartViewer } from './ChartViewer.ts';
import { Explanation } from '../explain/Explanation.tsx';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { Files } from './Files.tsx';
import { Figure } from '../drawing/Figure.tsx';
import { toggled } from '#src/chart-kit/draw/fold.ts';
import { Folding } from '../folding/Folding.tsx';
import { GalleryFrame } from './GalleryFrame.tsx';
import { IdleChart } from './Idle.tsx';
import { Legend } from '../drawing/Legend.tsx';
import { ChartTies } from '../map/ChartTies.tsx';
import { areaOf, titleOf } from './areas.ts';
import { wide } from '../drawing/wide.ts';

/** One line above the drawing, so that a screen begins with it. */
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[3]};

  & > p {
    margin-inline-end: auto;
  }
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  @media print {
    & > nav,
    & > a {
      display: none;
    }
  }
`;

const figures = css`
  & figure:first-child {
    margin-block-start: 0;
  }
  && [data-beside] > div {
    padding-block-start: 0;
  }
`;

const about = css`
  display: grid;
  gap: ${space[4]};
  max-width: 46rem;
  padding-block-start: ${space[6]};
`;

const elsewhere = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  @media print {
    display: none;
  }
`;

/** The page of one chart: its drawing, its explanation, and its text. */
export function ChartView({ page, detail }: { page: ChartPage; detail: Detail }) {
  const { model, drawings, folds, answers } = page;
  const t = useText(chartsText);
  const tSimulator = useText(simulatorText);
  const addresses = useAddresses();
  const inspect = useInspection();
  const parts = new Set(drawings.map(({ root }) => root));
  const title = titleOf(model.id);
  return (
    <ChartViewer.Provider key={model.id} {...(inspect ? { options: { inspect } } : {})}>
      <AnswersProvider value={answers}>
        <GalleryFrame here="chart">
          <Container className={wide}>
            <div className={head}>
              <Link href={addresses.index} variant="standalone">
                {t('charts')}
              </Link>
              <Heading level={1} size="md">
                {title}
              </Heading>
              <Text size="sm" tone="soft" isNumeric>
                {t('states', { count: model.nodes.length - 1 })} · {t('transitions', { count: model.edges.length })}
              </Text>
              <nav aria-label={t('detail')}>
                <ChipLink href={addresses.chart(model.id, 'full', folds)} isSelected={detail === 'full'}>
                  {t('detailFull')}
                </ChipLink>
                <ChipLink href={addresses.chart(model.id, 'plain', folds)} isSelected={detail === 'plain'}>
                  {t('detailPlain')}
                </ChipLink>
                <Folding model={model} folds={folds} placeOf={(closed) => addresses.chart(model.id, detail, closed)} />
              </nav>
              <ButtonLink href={addresses.simulator(model.id)} variant="accent" size="sm" icon="play">
                {tSimulator('open')}
              </ButtonLink>
            </div>
            <div className={figures}>
              <Beside aside={<Explanation model={model} parts={parts} idle={<IdleChart model={model} />} />}>
                {drawings.map((drawing, index) => (
                  <Figure
                    key={drawing.root}
                    drawing={drawing}
                    parts={parts}
                    foldHref={(id) => addresses.chart(model.id, detail, toggled(folds, id))}
                    title={
                      drawings.length === 1
                        ? null
                        : index === 0
                          ? t('overview')
                          : t('inside', { state: nameOf(drawing.root) })
                    }
                  />
                ))}
              </Beside>
            </div>
            <div className={about}>
              <Text size="lg">{model.description}</Text>
              <Text size="sm" tone="soft">
                {t(`area${areaOf(model.id).area}`)}
                {model.section && ` · ${t('specification')}: ${model.section}`}
              </Text>
              <Elsewhere chart={model.id} />
              <Others page={page} />
              <Files chart={model.id} />
              <Legend />
            </div>
            <ChartDocument model={model} />
          </Container>
        </GalleryFrame>
      </AnswersProvider>
    </ChartViewer.Provider>
  );
}

/** Links to other pages on the chart: the report of its paths, and the state book. */
function Elsewhere({ chart }: { chart: string }) {
  const t = useText(chartsText);
  const { paths, book, funnel, mapOf } = useAddresses();
  const places = [
    { href: funnel(chart), label: t('seeFunnel') },
    { href: mapOf(chart), label: t('seeMap') },
    { href: paths?.of(chart) ?? null, label: t('seePaths') },
    { href: book(chart), label: t('seeBook') },
  ].filter((place): place is { href: string; label: string } => place.href !== null);
  if (places.length === 0) return null;
  return (
    <nav className={elsewhere} aria-label={t('elsewhere', { chart: titleOf(chart) })}>
      {places.map(({ href, label }) => (
        <Link key={href} href={href} variant="standalone">
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The charts that it has relations to, and the states that run it. */
function Others({ page: { model, relations, users, charts } }: { page: ChartPage }) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  if (relations.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <Heading level={2} size="sm" id="others">
        {t('withOthers')}
      </Heading>
      {users.length > 0 && (
        <Text size="sm">
          {t('usedIn')}{' '}
          {users.map(({ chart, state }, index) => (
            <Fragment key={`${chart} ${state}`}>
              {index > 0 && ', '}
              <Link href={stateAddress(addresses, chart, state)} variant="inline">
                {titleOf(chart)}
                {!state.startsWith('#') && `: ${state}`}
              </Link>
            </Fragment>
          ))}
        </Text>
      )}
      <ChartTies chart={model.id} relations={relations} charts={new Set(charts)} />
    </section>
  );
}
