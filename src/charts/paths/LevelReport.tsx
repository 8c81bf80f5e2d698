import { css } from '@linaria/core';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { chartsText } from '#src/messages/charts.ts';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, font, media, space, text } from '#src/ui/theme/tokens.ts';
import { stateAddress, useAddresses } from '../pages/addresses.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { Figure, partOf } from '../drawing/Figure.tsx';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { CoverageKey } from './CoverageKey.tsx';
import { PathList } from './PathList.tsx';
import { ReportHead } from './ReportHead.tsx';
import type { LevelData } from './report.types.ts';
import { Share } from './Share.tsx';
import { Uncovered } from './Uncovered.tsx';

const facts = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[5]};
  margin: 0 0 ${space[4]};
  padding-block: ${space[4]};
  border-block: 1px solid ${colour.line};

  & > div {
    display: grid;
    align-content: start;
    gap: ${space[1]};
  }
  & dt {
    font-size: ${text.xs};
    color: ${colour.inkSoft};
  }
  & dd {
    margin: 0;
    font-family: ${font.title};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dd small {
    font-family: ${font.text};
    font-weight: 400;
  }
  @media ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const tried = css`
  margin-block-end: ${space[4]};
`;

const section = css`
  padding-block-start: ${space[7]};
  scroll-margin-block-start: ${space[4]};
`;

/** What one level covered of one chart: numbers, the drawing, what is missing and why, and every path. */
export function LevelReport({ data }: { data: LevelData }) {
  const t = useText(pathsText);
  const { chart, description, parts, line, drawings, marks, declared, paths } = data;
  const inspect = useInspection();
  return (
    <ChartViewer.Provider {...(inspect ? { options: { inspect } } : {})}>
      <GalleryFrame here="paths">
        <Container>
          <ReportHead chart={chart} parts={parts} here={line.level} about={description} />
          <Facts data={data} />
          <Verdict data={data} />
          <section className={section} aria-labelledby="drawn">
            <Heading level={2} size="md" id="drawn">
              {t('drawn')}
            </Heading>
            <CoverageKey marks={marks} />
            <Drawings chart={chart} drawings={drawings} marks={new Map(marks)} />
          </section>
          <Uncovered coverage={line.coverage} declared={declared} />
          <section className={section} aria-labelledby="paths">
            <Heading level={2} size="md" id="paths">
              {t('pathsTitle')}
            </Heading>
            <Text tone="soft">{t('pathsIntro')}</Text>
            <PathList paths={paths} hasPictures={line.level === 'browser'} />
          </section>
        </Container>
      </GalleryFrame>
    </ChartViewer.Provider>
  );
}

function Drawings({
  chart,
  drawings,
  marks,
}: {
  chart: string;
  drawings: LevelData['drawings'];
  marks: ReadonlyMap<string, LevelData['marks'][number][1]>;
}) {
  const tChart = useText(chartsText);
  const addresses = useAddresses();
  const inside = new Set(drawings.map(({ root }) => root));
  return drawings.map((drawing, index) => (
    <Figure
      key={drawing.root}
      drawing={drawing}
      parts={inside}
      title={
        drawings.length === 1
          ? null
          : index === 0
            ? tChart('overview')
            : tChart('inside', { state: nameOf(drawing.root) })
      }
      marks={marks}
      hrefOf={(state) =>
        inside.has(state) && state !== drawing.root ? `#${partOf(state)}` : stateAddress(addresses, chart, state)
      }
      leadsAway
    />
  ));
}

function Facts({ data: { line, did } }: { data: LevelData }) {
  const t = useText(pathsText);
  const number = (value: number) => value.toLocaleString('en-US');
  const rest = [
    ['columnPaths', number(line.paths)],
    ['columnSteps', number(line.steps)],
    ['columnSeconds', line.seconds.toFixed(1)],
  ] as const;
  const more = (['stories', 'refused', 'chance'] as const).flatMap((key) => {
    const count = did[key];
    return count === undefined ? [] : [t(key, { count })];
  });
  return (
    <>
      <dl className={facts}>
        {(['states', 'transitions', 'pairs'] as const).map((key) => (
          <div key={key}>
            <dt>
              {t(({ states: 'columnStates', transitions: 'columnTransitions', pairs: 'columnPairs' } as const)[key])}
            </dt>
            <dd>
              <Share count={line.coverage[key]} isAsked={key !== 'pairs' || line.wantsPairs} />
            </dd>
          </div>
        ))}
        {rest.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {more.length > 0 && (
        <Text size="sm" tone="soft" isNumeric className={tried}>
          {more.join(' · ')}
        </Text>
      )}
    </>
  );
}

function Verdict({ data: { line } }: { data: LevelData }) {
  const t = useText(pathsText);
  if (line.failed > 0)
    return (
      <Notice tone="error" title={t('failedTitle', { count: line.failed })}>
        {line.missing > 0 && `${t('missingTitle', { count: line.missing })}. ${t('missingHint')}`}
      </Notice>
    );
  if (line.missing > 0)
    return (
      <Notice tone="warning" title={t('missingTitle', { count: line.missing })}>
        {t('missingHint')}
      </Notice>
    );
  return (
    <Notice tone="success" title={t('wellTitle')}>
      {t('well')}
    </Notice>
  );
}
