import { css } from '@linaria/core';
import type { AnyEventObject } from 'xstate';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { panel } from './panel.ts';
import { payloadOf } from '#src/chart-kit/simulate/payload.ts';
import type { Moment } from '#src/chart-kit/simulate/replay.ts';
import { Tree } from './Tree.tsx';

const facts = css`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  font-size: ${text.sm};

  & dt {
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The last step, the transitions that the chart took, and the actions and events that would follow. */
export function LastStep({
  model,
  moment: { event, label, edges, actions, emitted, sent },
}: {
  model: ChartModel;
  moment: Moment;
}) {
  const t = useText(simulatorText);
  const ways = edges.flatMap((id) => model.edges.find((edge) => edge.id === id) ?? []);
  const done = [...new Set([...ways.flatMap((way) => way.actions), ...actions])];
  return (
    <section className={panel} aria-labelledby="last" data-last>
      <Heading level={2} size="sm" id="last">
        {t('last')}
      </Heading>
      {event ? <Text weight="bold">{label}</Text> : <Text size="sm">{t('begun')}</Text>}
      <dl className={facts}>
        {event && payloadOf(event) !== undefined && (
          <div>
            <dt>{t('payload')}</dt>
            <dd>
              <Tree name="" value={payloadOf(event)} />
            </dd>
          </div>
        )}
        {ways.length > 0 && (
          <div>
            <dt>{t('ways')}</dt>
            {ways.map(({ id, source, targets, guard }) => (
              <dd key={id}>
                {nameOf(source)} → {targets.map(nameOf).join(', ') || nameOf(source)}
                {guard && ` [${guard}]`}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('actions')}</dt>
          <dd>{done.join(', ') || t('nothing')}</dd>
        </div>
        {emitted.length > 0 && (
          <div>
            <dt>{t('emitted')}</dt>
            {emitted.map((one, index) => (
              <dd key={index}>
                <Told event={one} />
              </dd>
            ))}
          </div>
        )}
        {sent.map(({ to, event: one }, index) => (
          <div key={index}>
            <dt>{t('sent', { to })}</dt>
            <dd>
              <Told event={one} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An event that leaves the chart, with its payload if it has one. */
function Told({ event }: { event: AnyEventObject }) {
  const payload = payloadOf(event);
  const isBare = typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;
  return isBare ? event.type : <Tree name={event.type} value={payload} />;
}
