import { css } from '@linaria/core';
import type { WatchedActor } from '#machines/live-inspection/live-inspection.types.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { liveAddress } from '../pages/addresses.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { stateText } from '../inspect/active.ts';
import { placeAmong } from '../inspect/actors.ts';

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

/** Plain JSON, for reading. */
export const json = css`
  padding: ${space[3]};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
  font-size: ${text.xs};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Tree {
  actors: readonly WatchedActor[];
  /** The actor in the drawing. */
  shown: WatchedActor | undefined;
}

/** The actors of the watched page as a tree, each with its state. */
export function RunningCharts({ actors, shown }: Tree) {
  const t = useText(chartsText);
  const known = new Set(actors.map(({ id }) => id));
  return (
    <section aria-labelledby="running">
      <Heading level={2} size="sm" id="running">
        {t('liveRunning')}
      </Heading>
      {actors.length === 0 ? (
        <Text size="sm" tone="soft">
          {t('none')}
        </Text>
      ) : (
        <ul className={list}>
          <Branches
            of={actors.filter(({ parent }) => parent === null || !known.has(parent))}
            actors={actors}
            shown={shown}
          />
        </ul>
      )}
    </section>
  );
}

/** The context of a chart at the shown moment. */
export function LiveKnowledge({ actor: { context } }: { actor: WatchedActor }) {
  const t = useText(chartsText);
  if (context === null) return null;
  return (
    <Disclosure title={t('liveContext')} variant="plain">
      <pre className={json}>{JSON.stringify(context, null, 2)}</pre>
    </Disclosure>
  );
}

function Branches({ of, actors, shown }: Tree & { of: readonly WatchedActor[] }) {
  // Charts with children first (the whole page is one), ports last, each in alphabetical order, so that nothing moves
  // while somebody reads.
  const parents = new Set(actors.flatMap(({ parent, chart }) => (chart === null ? [] : [parent])));
  const rank = ({ id, chart }: WatchedActor) => (chart === null ? 2 : Number(!parents.has(id)));
  const sorted = of.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
  return sorted.map((actor) => {
    const children = actors.filter(({ parent }) => parent === actor.id);
    return (
      <li key={actor.id} data-actor={actor.chart ?? actor.name} data-status={actor.status}>
        <Twig actor={actor} actors={actors} shown={shown} />
        {children.length > 0 && (
          <ul>
            <Branches of={children} actors={actors} shown={shown} />
          </ul>
        )}
      </li>
    );
  });
}

const ended = { active: null, done: 'liveStatusDone', error: 'liveStatusError', stopped: 'liveStatusStopped' } as const;

function Twig({ actor: { id, chart, name, systemId, state, status }, actors, shown }: Tree & { actor: WatchedActor }) {
  const t = useText(chartsText);
  const { send } = ChartViewer.useActorRef();
  const end = ended[status];
  if (chart === null) {
    return (
      <div data-port>
        {name}
        <span>{t(end ?? 'livePort')}</span>
      </div>
    );
  }
  const among = placeAmong(actors, id);
  return (
    <Link
      href={liveAddress(chart, [], among ? id : undefined)}
      variant="plain"
      isCurrent={id === shown?.id}
      onClick={() => send({ type: 'choice.cleared' })}
      keepsScroll
      isReplace
    >
      <b>
        {chart}
        {among && <small> {t('liveAmong', among)}</small>}
        {systemId !== null && <small> {t('liveSystemId', { id: systemId })}</small>}
      </b>
      <span>
        {state !== null && stateText(state)}
        {end && ` (${t(end)})`}
      </span>
    </Link>
  );
}
