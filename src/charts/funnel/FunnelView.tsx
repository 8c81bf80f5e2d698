import { css } from '@linaria/core';
import type { Funnel } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { funnelText } from '#src/messages/funnel.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { Explanation } from '../explain/Explanation.tsx';
import { anchorOf, nameOf } from '#src/chart-kit/explain/explain.ts';
import { Figure } from '../drawing/Figure.tsx';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import { Choices, funnelAddress } from './Choices.tsx';
import type { Chosen } from './chosen.ts';
import type { FunnelChart } from './drawings.ts';
import { type Figures, figuresOf, losses, marksOf } from './figures.ts';
import { StateTable } from './StateTable.tsx';
import { dates, number, percent, withFigures } from './format.ts';

const sums = css`
  margin-block: ${space[5]};
`;

export interface FunnelPage {
  chart: FunnelChart;
  funnel: Funnel;
}

/** One chart with its counts: as a drawing, and in numbers. */
export function FunnelView({ page: { chart, funnel }, chosen }: { page: FunnelPage; chosen: Chosen }) {
  const t = useText(funnelText);
  const tSimulator = useText(simulatorText);
  const addresses = useAddresses();
  const inspect = useInspection();
  const { model } = chart;
  const title = titleOf(model.id);
  const figures = figuresOf(model, funnel.counts);
  const path = `${model.id}/funnel`;
  return (
    <ChartViewer.Provider key={model.id} {...(inspect ? { options: { inspect } } : {})}>
      <GalleryFrame here="funnel">
        <Container>
          <Breadcrumbs
            label={t('funnels')}
            items={[{ label: t('funnels'), href: funnelAddress('funnel', chosen) }, { label: title }]}
          />
          <PageHead eyebrow={t('eyebrow')} title={t('of', { chart: title })}>
            <Text>
              {t('lead')} <Link href={addresses.chart(model.id)}>{t('toChart')}</Link> ·{' '}
              <Link href={addresses.simulator(model.id)}>{tSimulator('open')}</Link>
            </Text>
          </PageHead>
          <Choices path={path} chosen={chosen} />
          {funnel.counts.length === 0 ? (
            <EmptyState
              title={t('nobody')}
              action={
                chosen.source === 'visitors' && (
                  <ButtonLink href={funnelAddress(path, { ...chosen, source: 'generated' })}>
                    {t('showGenerated')}
                  </ButtonLink>
                )
              }
            >
              {t('nobodyMore')}
            </EmptyState>
          ) : (
            <Counted chart={chart} funnel={funnel} figures={figures} />
          )}
        </Container>
      </GalleryFrame>
      <Explanation model={model} parts={new Set(chart.drawings.map(({ root }) => root))} />
    </ChartViewer.Provider>
  );
}

function Counted({ chart: { model, drawings }, funnel, figures }: FunnelPage & { figures: Figures }) {
  const t = useText(funnelText);
  const parts = new Set(drawings.map(({ root }) => root));
  const marks = marksOf(figures, model);
  const isGenerated = funnel.source === 'generated';
  const worst = losses(figures).slice(0, 3);
  const { begun, reached } = figures;
  return (
    <>
      {isGenerated && <Notice title={t('generatedNote')}>{t('generatedMore')}</Notice>}
      <DescriptionList
        className={sums}
        columns={2}
        items={[
          { term: t('period'), details: dates(funnel.from, funnel.until) },
          { term: t('begun'), details: number.format(begun) },
          ...(reached === null || begun === 0
            ? []
            : [
                {
                  term: t('reached'),
                  details: `${number.format(reached)} (${percent(Math.min(1, reached / begun))})`,
                },
              ]),
          ...(worst.length === 0
            ? []
            : [
                {
                  term: t('mostLeave'),
                  details: worst.map(({ node, left, leaves }) => (
                    <div key={node.id}>
                      <a href={`#${anchorOf(node.id)}`}>{node.id}</a>: {number.format(left)} ({percent(leaves ?? 0)})
                    </div>
                  )),
                },
              ]),
        ]}
      />
      {drawings.map((drawing) => (
        <Figure
          key={drawing.root}
          drawing={withFigures(drawing, figures, t)}
          parts={parts}
          marks={marks}
          title={
            [drawings.length === 1 ? '' : nameOf(drawing.root), isGenerated ? t('generatedNote') : '']
              .filter(Boolean)
              .join(' · ') || null
          }
        />
      ))}
      <StateTable figures={figures} />
    </>
  );
}
