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
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & ul {
    margin: 0 0 0 ${space[4]};
    padding: 0 0 0 ${space[2]};
    border-inline-start: 1px solid ${colour.line};
    list-style: none;
  }
  & a,
  & [data-port] {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]};
    padding-inline: ${space[3]};
    border-radius: ${radius.sm};
  }
  & a {
    min-height: var(--target);
  }
  & [data-port] {
    min-height: 2rem;
    color: ${colour.inkSoft};
  }
  & a[aria-current] {
    background: ${colour.mossSoft};
  }
  & a > span,
  & [data-port] > span {
    text-align: end;
    overflow-wrap: anywhere;
    color: ${colour.inkSoft};
    font-weight: 400;
  }
  & small {
    font-weight: 400;
    color: ${colour.inkSoft};
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

/** The actor that a chart's drawing shows: one that runs, else the last that did. */
export const actorOf = (actors: readonly WatchedActor[], chart: string): WatchedActor | undefined =>
  actors.find((actor) => actor.chart === chart && actor.status === 'active') ?? actors.findLast((actor) => actor.chart === chart);

/** The actors of the watched page as a tree, each with where it is; the chosen chart with what it knows. */
export function RunningCharts({ actors, chosen }: { actors: readonly WatchedActor[]; chosen: string }) {
  const say = useText(chartsText);
  const context = actorOf(actors, chosen)?.context;
  const known = new Set(actors.map(({ id }) => id));
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
          <Branches of={actors.filter(({ parent }) => parent === null || !known.has(parent))} actors={actors} chosen={chosen} />
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

function Branches({ of, actors, chosen }: { of: readonly WatchedActor[]; actors: readonly WatchedActor[]; chosen: string }) {
  // Charts before ports, each in the order of the alphabet: nothing jumps while somebody reads.
  const sorted = of.toSorted((a, b) => Number(a.chart === null) - Number(b.chart === null) || a.name.localeCompare(b.name));
  return sorted.map((actor) => {
    const children = actors.filter(({ parent }) => parent === actor.id);
    return (
      <li key={actor.id} data-actor={actor.chart ?? actor.name} data-status={actor.status}>
        <Twig actor={actor} chosen={chosen} />
        {children.length > 0 && (
          <ul>
            <Branches of={children} actors={actors} chosen={chosen} />
          </ul>
        )}
      </li>
    );
  });
}

const ended = { active: null, done: 'liveStatusDone', error: 'liveStatusError', stopped: 'liveStatusStopped' } as const;

function Twig({ actor: { chart, name, systemId, state, status }, chosen }: { actor: WatchedActor; chosen: string }) {
  const say = useText(chartsText);
  const end = ended[status];
  if (chart === null) {
    return (
      <div data-port>
        {name}
        <span>{say(end ?? 'livePort')}</span>
      </div>
    );
  }
  return (
    <Link href={`/charts/live?chart=${chart}`} variant="plain" isCurrent={chart === chosen} keepsScroll isReplace>
      <b>
        {chart}
        {systemId !== null && <small> {say('liveSystemId', { id: systemId })}</small>}
      </b>
      <span>
        {state !== null && stateText(state)}
        {end && ` (${say(end)})`}
      </span>
    </Link>
  );
}
