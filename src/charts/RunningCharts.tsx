import { css } from '@linaria/core';
import type { WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, radius, space, text } from '#src/ui/tokens.ts';
import { stateText } from './inspect/active.ts';

const list = css`
  display: grid;
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: var(--target);
    align-items: center;
    padding-inline: ${space[3]};
    border-radius: ${radius.sm};
    font-size: ${text.sm};
  }
  & a[aria-current] {
    background: ${colour.mossSoft};
  }
  & a > span {
    text-align: end;
    overflow-wrap: anywhere;
    color: ${colour.inkSoft};
    font-weight: 400;
  }
`;

/** Plain JSON, to be read. */
export const json = css`
  padding: ${space[3]};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
  font-size: ${text.xs};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The charts that run in the watched page, each with the state that it is in. */
export function RunningCharts({ actors, chosen }: { actors: readonly WatchedActor[]; chosen: string }) {
  const say = useText(chartsText);
  const context = actors.find(({ chart }) => chart === chosen)?.context;
  return (
    <section aria-labelledby="running">
      <Heading level={2} size="sm" id="running">
        {say('liveRunning')}
      </Heading>
      {actors.length === 0 ? (
        <Text size="sm" tone="soft">
          {say('none')}
        </Text>
      ) : (
        <ul className={list}>
          {actors.map(({ chart, state }) => (
            <li key={chart} data-actor={chart}>
              <Link href={`/charts/live?chart=${chart}`} variant="plain" isCurrent={chart === chosen} keepsScroll isReplace>
                {chart}
                <span>{stateText(state)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {context !== undefined && context !== null && (
        <Disclosure title={say('liveContext')} variant="plain">
          <pre className={json}>{JSON.stringify(context, null, 2)}</pre>
        </Disclosure>
      )}
    </section>
  );
}
