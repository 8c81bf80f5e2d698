import { css } from '@linaria/core';
import type { Ref } from 'react';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { innermost, type Moment } from '#src/chart-kit/simulate/replay.ts';
import { panel } from './panel.ts';

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space[2]} ${space[3]};
    border-inline-start: 4px solid ${colour.accent};
    border-radius: ${radius.sm};
    background: ${colour.surface};
  }
  & button {
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
    min-height: 1.5rem;
  }
  & button:hover {
    text-decoration: underline;
  }
  & p {
    font-size: ${text.sm};
    color: ${colour.inkSoft};
  }
`;

/** The active states of the chart, with its author's descriptions. */
export function Place({
  model,
  moment: { snapshot },
  ref,
}: {
  model: ChartModel;
  moment: Moment;
  ref: Ref<HTMLElement>;
}) {
  const t = useText(simulatorText);
  const { send } = ChartViewer.useActorRef();
  const states = innermost(snapshot);
  return (
    <section ref={ref} tabIndex={-1} className={panel} aria-labelledby="place">
      <Heading level={2} size="sm" id="place">
        {t('place')}
      </Heading>
      <ul className={list} aria-live="polite" data-place={states.join(' ')}>
        {states.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => send({ type: 'state.chosen', id })}>
              {id}
            </button>
            <p>{model.nodes.find((node) => node.id === id)?.description}</p>
          </li>
        ))}
      </ul>
      {snapshot.status !== 'active' && <Text size="sm">{t('ended')}</Text>}
    </section>
  );
}
