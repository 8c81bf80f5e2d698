import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { visuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, media, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import { Share } from './Share.tsx';
import type { LevelLine, PathsIndexData } from './report.types.ts';

const lines = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    border-block-end: 2px solid ${colour.ink};
    color: ${colour.inkSoft};
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody tr + tr {
    border-block-start: 1px solid ${colour.line};
  }
  & tbody tr + tr:hover > * {
    background: ${colour.surface};
  }
  & th[scope='rowgroup'] {
    padding-block: ${space[5]} ${space[1]};
    font-family: ${font.title};
    font-size: ${text.md};
    letter-spacing: -0.012em;
  }
  & th[scope='row'] {
    width: 22%;
    font-weight: 500;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  & [data-number] {
    text-align: end;
    white-space: nowrap;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
  }
  /* On a phone: what failed and what is covered; the rest is on the page of the level. */
  @media ${media.smOnly} {
    & [data-wide] {
      display: none;
    }
    & th[scope='row'] {
      width: auto;
    }
  }
  @media print {
    & tbody {
      break-inside: avoid;
    }
  }
`;

const foot = css`
  max-width: 46rem;
  padding-block-start: ${space[5]};
`;

const troubles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

function Line({ line }: { line: LevelLine }) {
  const t = useText(pathsText);
  const { paths } = useAddresses();
  const { chart, level, coverage, wantsPairs, failed, missing } = line;
  return (
    <tr>
      <th scope="row">
        <Link href={paths?.of(chart, level) ?? ''} variant="quiet">
          {t(level)}
          <span className={visuallyHidden}> {titleOf(chart)}</span>
        </Link>
        {failed + missing > 0 && (
          <span className={troubles}>
            {failed > 0 && <Badge tone="danger">{t('failedCount', { count: failed })}</Badge>}
            {missing > 0 && <Badge tone="danger">{t('missingCount', { count: missing })}</Badge>}
          </span>
        )}
      </th>
      <td>
        <Share count={coverage.states} />
      </td>
      <td>
        <Share count={coverage.transitions} />
      </td>
      <td data-wide>
        <Share count={coverage.pairs} isAsked={wantsPairs} />
      </td>
      <td data-number>{line.paths}</td>
      <td data-number data-wide>
        {line.steps.toLocaleString('en-US')}
      </td>
      <td data-number data-wide>
        {line.seconds.toFixed(1)}
      </td>
    </tr>
  );
}

/** The report's first page: a line for each chart and level, failed ones first. */
export function PathsIndex({ data: { charts } }: { data: PathsIndexData }) {
  const t = useText(pathsText);
  const unwalked = useAddresses().paths?.unwalked;
  const all = charts.flatMap((chart) => chart.lines);
  const sum = (of: (line: LevelLine) => number) => all.reduce((total, line) => total + of(line), 0);
  const [failed, missing] = [sum((line) => line.failed), sum((line) => line.missing)];
  const columns = [
    ['columnStates', false, false],
    ['columnTransitions', false, false],
    ['columnPairs', false, true],
    ['columnPaths', true, false],
    ['columnSteps', true, true],
    ['columnSeconds', true, true],
  ] as const;
  return (
    <GalleryFrame here="paths">
      <Container>
        <PageHead eyebrow={t('eyebrow')} title={t('title')}>
          <Text size="lg" tone="soft">
            {t('intro')}
          </Text>
          <Text size="sm" tone="soft" isNumeric>
            {t('charts', { count: charts.length })} · {t('paths', { count: sum((line) => line.paths) })} ·{' '}
            {sum((line) => line.steps).toLocaleString('en-US')} {t('columnSteps').toLowerCase()}
          </Text>
          {unwalked && (
            <Text size="sm">
              <Link href={unwalked}>{t('unwalked')}</Link>
            </Text>
          )}
          {failed + missing > 0 ? (
            <Notice tone="error" title={t('failedTitle', { count: failed })}>
              {missing > 0 && t('missingTitle', { count: missing })}
            </Notice>
          ) : (
            <Notice tone="success">{t('allWell')}</Notice>
          )}
        </PageHead>
        <table className={lines}>
          <caption className={visuallyHidden}>{t('tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columnLevel')}</th>
              {columns.map(([key, isNumber, isWide]) => (
                <th key={key} scope="col" data-number={isNumber || undefined} data-wide={isWide || undefined}>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          {charts.map(({ id, lines: levels }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {titleOf(id)}
                </th>
              </tr>
              {levels.map((line) => (
                <Line key={line.level} line={line} />
              ))}
            </tbody>
          ))}
        </table>
        <Text size="sm" tone="soft" className={foot}>
          {t('pairsNote')}
        </Text>
      </Container>
    </GalleryFrame>
  );
}
