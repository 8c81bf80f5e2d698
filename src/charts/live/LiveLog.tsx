import { css } from '@linaria/core';
import { Fragment, type KeyboardEvent, memo } from 'react';
import { selectAt } from '#machines/live-inspection/live-inspection.selectors.ts';
import {
  longestLog,
  type Moment,
  type Recording,
  type RenderedChart,
  renderedMoment,
} from '#machines/live-inspection/live-inspection.types.ts';
import { actorsAt } from '#machines/live-inspection/recording.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { GlyphIcon } from '#src/chart-kit/draw/Glyph.tsx';
import { stateText } from '../inspect/active.ts';
import { placeAmong } from '../inspect/actors.ts';
import { Live } from './live.context.ts';
import { calledIn, clock } from '../explain/moments.ts';
import { json } from './RunningCharts.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const list = css`
  max-height: 42rem;
  margin: ${space[3]} 0 0;
  padding: 2px;
  overflow-y: auto;
  list-style: none;
  font-size: ${text.sm};

  & li {
    border-block-end: 1px solid ${colour.line};
  }
  & button {
    display: grid;
    grid-template-columns: 5.75rem minmax(0, 1fr);
    gap: ${space[2]};
    width: 100%;
    min-height: var(--target);
    padding: ${space[2]};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & [data-event='rendered'] button {
    display: block;
    padding-inline-start: calc(5.75rem + 2 * ${space[2]});
  }
  & [data-event='page'] button {
    background: ${colour.sunken};
  }
  /* The events of the page before stand below. */
  & [data-event='page']:not(:has(+ [data-event='rendered'])),
  & [data-event='page'] + [data-event='rendered'] {
    border-block-end: 2px solid ${colour.ink};
  }
  & button[aria-current] {
    background: ${colour.mossSoft};
  }
  & summary {
    padding: ${space[1]} ${space[2]} ${space[2]};
    margin-inline-start: 6.25rem;
    color: ${colour.inkSoft};
    cursor: pointer;
  }
  & time {
    color: ${colour.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & svg {
    display: inline-block;
    vertical-align: -0.1em;
  }
  & small {
    display: block;
    color: ${colour.inkSoft};
    overflow-wrap: anywhere;
  }
`;

const isEmpty = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;

/** Up is later, as in the list. */
function stepOnArrow(pressed: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' }[pressed.key] as
    | 'previousElementSibling'
    | 'nextElementSibling'
    | undefined;
  if (!step || !(pressed.target instanceof HTMLButtonElement)) return;
  pressed.preventDefault();
  const next = pressed.target.closest('li')?.[step]?.querySelector('button');
  next?.focus();
  next?.click();
}

/** The events of the page, the newest first, each with its payload. Each is a moment that the reader can select. */
export function LiveLog({ recording }: { recording: Recording }) {
  const t = useText(chartsText);
  const at = Live.useSelector(selectAt);
  const { send } = Live.useActorRef();
  const { moments, loads, rendered, began } = recording;
  // The actors of each page in their last states.
  const pages = [began, ...loads.map(({ id }) => id)].map((from, index) => ({
    from,
    actors: actorsAt(recording, loads[index] ? loads[index].id - 2 : null),
  }));
  const calledAmong = ({ id, actor }: Moment): string => {
    const among = placeAmong(pages.findLast(({ from }) => from < id)?.actors ?? [], actor);
    return among ? ` ${t('liveAmong', among)}` : '';
  };
  const entries = [...moments, ...loads].toSorted((a, b) => b.id - a.id);
  const choose = (moment: number) => send({ type: 'moment.chosen', moment });
  return (
    <section aria-labelledby="log">
      <div className={head}>
        <Heading level={2} size="sm" id="log">
          {t('liveLog')}
        </Heading>
        <Button variant="quiet" size="sm" onClick={() => send({ type: 'log.cleared' })}>
          {t('liveClear')}
        </Button>
      </div>
      <Text size="sm" tone="soft">
        {moments.length === 0 ? t('liveLogEmpty') : t('liveLogBound', { count: longestLog })}
      </Text>
      <ol className={list} onKeyDown={stepOnArrow} aria-labelledby="log">
        {entries.map((entry) =>
          'actors' in entry ? (
            <Fragment key={entry.id}>
              <Began name="page" id={entry.id} at={entry.at} onChoose={choose}>
                {t('livePageBegan', { path: entry.path })}
              </Began>
              <Rendered rendered={entry.rendered} id={entry.id - 1} onChoose={choose} />
            </Fragment>
          ) : (
            <Entry
              key={entry.id}
              moment={entry}
              among={calledAmong(entry)}
              isCurrent={entry.id === at}
              onChoose={choose}
            />
          ),
        )}
        <Began name="began" id={began} at={recording.page.since} onChoose={choose}>
          {t('liveBegan')}
        </Began>
        <Rendered rendered={rendered} id={renderedMoment} onChoose={choose} />
      </ol>
    </section>
  );
}

interface PlaceProps {
  id: number;
  onChoose: (moment: number) => void;
}

/** The beginning of a page, or of the whole log. */
function Began({
  name,
  id,
  at: began,
  onChoose,
  children,
}: PlaceProps & { name: 'page' | 'began'; at: string; children: string }) {
  const at = Live.useSelector(selectAt);
  return (
    <li data-event={name}>
      <button type="button" aria-current={at === id || undefined} onClick={() => onChoose(id)}>
        <time dateTime={began}>{clock(began)}</time>
        <b>{children}</b>
      </button>
    </li>
  );
}

/** A page before any of its events. */
function Rendered({ rendered, id, onChoose }: PlaceProps & { rendered: readonly RenderedChart[] }) {
  const t = useText(chartsText);
  const at = Live.useSelector(selectAt);
  if (rendered.length === 0) return null;
  return (
    <li data-event="rendered">
      <button type="button" aria-current={at === id || undefined} onClick={() => onChoose(id)}>
        <b>{t('liveRendered')}</b>
        <small>{rendered.map(({ chart, state }) => `${chart} ${stateText(state)}`).join(', ')}</small>
      </button>
    </li>
  );
}

/** An entry never changes: only entries that become or stop being the current one are rendered again. */
const Entry = memo(
  function Entry({
    moment,
    among,
    isCurrent,
    onChoose,
  }: {
    moment: Moment;
    among: string;
    isCurrent: boolean;
    onChoose: (moment: number) => void;
  }) {
    const t = useText(chartsText);
    const { id, at, from, type, payload } = moment;
    const chart = `${moment.chart}${among}`;
    const { kind, event } = calledIn(moment, t);
    return (
      <li data-event={type}>
        <button type="button" aria-current={isCurrent || undefined} onClick={() => onChoose(id)}>
          <time dateTime={at}>{clock(at)}</time>
          <span>
            <GlyphIcon icon={kind} /> <b>{event}</b>
            <small>{from === null ? chart : t('liveFrom', { chart, from })}</small>
          </span>
        </button>
        {!isEmpty(payload) && (
          <details>
            <summary>{t('livePayload')}</summary>
            <pre className={json}>{JSON.stringify(payload, null, 2)}</pre>
          </details>
        )}
      </li>
    );
  },
  (before, now) => before.moment === now.moment && before.among === now.among && before.isCurrent === now.isCurrent,
);
