import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { beside } from '../explain/beside.ts';
import { ChartViewer } from './ChartViewer.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { StateFacts } from '../explain/StateFacts.tsx';

const idle = css`
  display: none;

  @media ${beside} {
    @media screen {
      display: grid;
      gap: ${space[3]};
      padding: ${space[4]} ${space[5]} ${space[5]};
      border: 1px dashed ${colour.lineStrong};
      border-radius: ${radius.md};
    }
  }
`;

/** The content of the column beside a drawing while nothing is selected: a hint how to select, and `children`. */
export function Idle({ hint, children }: { hint: string; children?: ReactNode }) {
  return (
    <div className={idle}>
      <Text size="sm" tone="soft">
        {hint}
      </Text>
      {children}
    </div>
  );
}

/** The same for a chart, with what applies in all of its states. */
export function IdleChart({ model }: { model: ChartModel }) {
  const t = useText(chartsText);
  const { send } = ChartViewer.useActorRef();
  const root = model.nodes[0];
  return (
    <Idle hint={t('chooseState')}>
      <Heading level={2} size="sm">
        {nameOf(model.id)}
      </Heading>
      {root && (
        <StateFacts
          model={model}
          node={{ ...root, section: model.section }}
          onPick={(id) => send({ type: 'state.chosen', id })}
        />
      )}
    </Idle>
  );
}
