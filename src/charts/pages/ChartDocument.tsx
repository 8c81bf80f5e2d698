import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Eyebrow, Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';
import { anchorOf, nameOf } from '#src/chart-kit/explain/explain.ts';
import type { ChartModel, ChartNode } from '#src/chart-kit/chart/chart-model.ts';
import { StateFacts } from '../explain/StateFacts.tsx';

const whole = css`
  padding-block-start: ${space[8]};

  & ol {
    margin: ${space[5]} 0 0;
    padding: 0;
    list-style: none;
  }
`;

const entry = css`
  display: grid;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[5]};
  border-block-start: 1px solid ${colour.line};
  scroll-margin-block-start: ${space[4]};

  &:target {
    box-shadow: -4px 0 ${colour.accent};
    border-radius: ${radius.sm};
    padding-inline-start: ${space[4]};
  }
  & h3 {
    overflow-wrap: anywhere;
  }
  @media ${media.md} {
    grid-template-columns: 15rem minmax(0, 44rem);
  }
  @media print {
    break-inside: avoid;
  }
`;

const types = {
  atomic: 'typeAtomic',
  compound: 'typeCompound',
  parallel: 'typeParallel',
  final: 'typeFinal',
  history: 'typeHistory',
} as const satisfies Record<ChartNode['type'], string>;

/** The chart as text: every state with its description, its actions and its ways out. */
export function ChartDocument({ model }: { model: ChartModel }) {
  const t = useText(chartsText);
  return (
    <section className={whole} aria-labelledby="document">
      <Heading level={2} id="document">
        {t('documentTitle')}
      </Heading>
      <Text tone="soft">{t('documentIntro')}</Text>
      <ol>
        {model.nodes.map((node) => (
          <li key={node.id} id={anchorOf(node.id)} className={entry}>
            <div>
              <Eyebrow>{t(types[node.type])}</Eyebrow>
              <Heading level={3} size="sm">
                {nameOf(node.id)}
              </Heading>
            </div>
            <StateFacts model={model} node={node} />
          </li>
        ))}
      </ol>
    </section>
  );
}
