import { css } from '@linaria/core';
import { selectIsPaused, selectLog } from '#machines/live-inspection/live-inspection.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, space, text } from '#src/ui/tokens.ts';
import { GlyphIcon } from './Glyph.tsx';
import { Live } from './live.context.ts';
import { eventOf } from './events.ts';
import { json } from './RunningCharts.tsx';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const list = css`
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & li {
    border-block-end: 1px solid ${colour.line};
  }
  & summary,
  & [data-entry] {
    display: grid;
    grid-template-columns: 5.75rem minmax(0, 1fr);
    gap: ${space[2]};
    padding-block: ${space[2]};
  }
  & summary {
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
  }
`;

const isEmpty = (payload: unknown): boolean => typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;

/** The events of the watched page, the newest first, each with what came along. */
export function LiveLog() {
  const say = useText(chartsText);
  const log = Live.useSelector(selectLog);
  const isPaused = Live.useSelector(selectIsPaused);
  const { send } = Live.useActorRef();
  return (
    <section aria-labelledby="log">
      <div className={head}>
        <Heading level={2} size="sm" id="log">
          {say('liveLog')}
        </Heading>
        <div>
          <Button variant="quiet" size="sm" onClick={() => send({ type: isPaused ? 'log.resumed' : 'log.paused' })}>
            {isPaused ? say('liveResume') : say('livePause')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => send({ type: 'log.cleared' })}>
            {say('liveClear')}
          </Button>
        </div>
      </div>
      {log.length === 0 && (
        <Text size="sm" tone="soft">
          {say('liveLogEmpty')}
        </Text>
      )}
      <ol className={list}>
        {log.map(({ id, at, chart, type, payload }) => {
          const { kind, event } = eventOf(type, chart);
          const line = (
            <>
              <time dateTime={at}>{at.slice(11, 23)}</time>
              <span>
                <GlyphIcon icon={kind} /> <b>{event}</b>
                <small>{chart}</small>
              </span>
            </>
          );
          return (
            <li key={id} data-event={type}>
              {isEmpty(payload) ? (
                <div data-entry>{line}</div>
              ) : (
                <details>
                  <summary>{line}</summary>
                  <pre className={json}>{JSON.stringify(payload, null, 2)}</pre>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
