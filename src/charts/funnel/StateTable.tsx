import { css } from '@linaria/core';
import { funnelText } from '#src/messages/funnel.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { anchorOf } from '#src/chart-kit/explain/explain.ts';
import type { Figures, StateFigures } from './figures.ts';
import { number, percent } from './format.ts';

const section = css`
  margin-block-start: ${space[8]};
`;

const table = css`
  width: 100%;
  margin-block: ${space[4]};
  border-collapse: collapse;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${colour.line};
    text-align: end;
    vertical-align: top;
  }
  & thead th {
    color: ${colour.inkSoft};
    font-weight: 600;
  }
  & th:first-child {
    padding-inline-start: calc(var(--depth, 0) * ${space[3]});
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody th {
    font-weight: 500;
    scroll-margin-block-start: ${space[6]};
  }
  & tbody th[data-container] {
    font-weight: 600;
  }
  & tbody th:target {
    box-shadow: -4px 0 ${colour.accent};
  }
  & td[data-many] {
    color: ${colour.danger};
    font-weight: 600;
  }
  & td > span {
    color: ${colour.inkSoft};
  }

  @media ${media.smOnly} {
    & th,
    & td {
      padding-inline: ${space[2]};
    }
    & th:last-child,
    & td:last-child {
      padding-inline-end: 0;
    }
  }
`;

/** The share of a row's visits as a bar behind the number, so that the largest losses are visible at a glance. */
const bar = css`
  display: none;

  @media ${media.md} {
    display: inline-block;
    width: 6rem;
    height: 0.5rem;
    margin-inline-start: ${space[3]};
    background: linear-gradient(90deg, ${colour.moss} var(--share), ${colour.sunken} var(--share));
  }
`;

const many = 0.15;

function Row({ figures }: { figures: StateFigures }) {
  const t = useText(funnelText);
  const { node, visits, left, leaves, place } = figures;
  const isContainer = node.children.length > 0;
  return (
    <tr>
      <th
        scope="row"
        id={anchorOf(node.id)}
        data-container={isContainer || undefined}
        style={{ ['--depth' as string]: node.path.length - 1 }}
      >
        {node.key}
      </th>
      <td>{number.format(visits)}</td>
      <td>
        {leaves === null ? <span>{t(place === 'end' ? 'end' : 'always')}</span> : percent(1 - leaves)}
        <span
          className={bar}
          aria-hidden="true"
          style={{ ['--share' as string]: leaves === null ? '0%' : `${(1 - leaves) * 100}%` }}
        />
      </td>
      <td data-many={(!isContainer && leaves !== null && leaves >= many) || undefined}>
        {leaves === null ? <span>{number.format(left)}</span> : `${number.format(left)} (${percent(leaves)})`}
      </td>
    </tr>
  );
}

/** The same figures as the drawing's, for readers who prefer text or cannot see. */
export function StateTable({ figures: { states } }: { figures: Figures }) {
  const t = useText(funnelText);
  const seen = states.filter(({ visits, left }) => visits + left > 0);
  const never = states.filter(({ visits, left }) => visits + left === 0);
  return (
    <section className={section} aria-labelledby="numbers">
      <Heading level={2} id="numbers">
        {t('table')}
      </Heading>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('visitsHead')}</th>
            <th scope="col">{t('goesOn')}</th>
            <th scope="col">{t('leavesHere')}</th>
          </tr>
        </thead>
        <tbody>
          {seen.map((figures) => (
            <Row key={figures.node.id} figures={figures} />
          ))}
        </tbody>
      </table>
      {never.length > 0 && (
        <Text size="sm" tone="soft">
          {t('never', { count: never.length })}: {never.map(({ node }) => node.id).join(', ')}
        </Text>
      )}
    </section>
  );
}
