import { css } from '@linaria/core';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { panel } from './panel.ts';
import { innermost, type Moment } from '#src/chart-kit/simulate/replay.ts';
import { Simulator } from './Simulator.ts';

const list = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step -1;
  font-size: ${text.sm};

  & > li {
    counter-increment: step;
  }
  & button {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: ${space[2]};
    width: 100%;
    min-height: var(--target);
    align-items: center;
    padding-inline: ${space[2]};
    border-radius: ${radius.sm};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button::before {
    content: counter(step);
    color: ${colour.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & button:hover {
    background: ${colour.sunken};
  }
  & button[aria-current] {
    background: ${colour.mossSoft};
  }
  & small {
    display: block;
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
`;

/** Every step so far; clicking one goes back to it. */
export function TrailList({ moments }: { moments: readonly Moment[] }) {
  const t = useText(simulatorText);
  const { send } = Simulator.useActorRef();
  const last = moments.length - 1;
  return (
    <section className={panel} aria-labelledby="trail" data-trail>
      <Heading level={2} size="sm" id="trail">
        {t('trail')}
      </Heading>
      <ol className={list}>
        {moments.map(({ label, snapshot }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === last ? 'step' : undefined}
              onClick={() => index < last && send({ type: 'trail.cut', length: index })}
            >
              <span>
                {index === 0 ? label || t('trailStart') : label}
                <small>{innermost(snapshot).join(', ')}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
