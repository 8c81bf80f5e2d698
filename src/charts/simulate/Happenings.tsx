import { css } from '@linaria/core';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, motion, radius, space, text } from '#src/ui/theme/tokens.ts';
import { GlyphIcon } from '#src/chart-kit/draw/Glyph.tsx';
import { durationText } from '#src/chart-kit/explain/duration.ts';
import { type Offer, type OfferGroup, offersAt, refusedAt } from '#src/chart-kit/simulate/offers.ts';
import { panel } from './panel.ts';
import type { Moment } from '#src/chart-kit/simulate/replay.ts';
import { Simulator } from './Simulator.ts';
import type { Subject } from '#src/chart-kit/simulate/subject.ts';

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & + h3 {
    margin-block-start: ${space[2]};
  }
`;

const group = css`
  display: grid;
  gap: ${space[1]};

  & > p {
    font-size: ${text.sm};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const press = css`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[3]};
  width: 100%;
  min-height: var(--target);
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.md};
  background: ${colour.surface};
  font-size: ${text.sm};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.ink};
    background: ${colour.paper};
  }
  &:active {
    transform: scale(0.99);
  }
  & b {
    font-weight: 600;
  }
  & small {
    grid-column: 2;
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
  &[data-look='done'] > svg {
    color: ${colour.success};
  }
  &[data-look='error'] > svg,
  &[data-look='error'] b {
    color: ${colour.danger};
  }
  &[data-look='after'] > svg {
    color: ${colour.warning};
  }
`;

const quiet = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${colour.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;

const looks = { event: 'event', actor: 'done', delay: 'after' } as const;
const kinds = [
  ['event', 'does'],
  ['actor', 'actors'],
  ['delay', 'time'],
] as const;

/** What can happen in a moment, each as a button, and less prominently the events that would do nothing. */
export function Happenings({
  subject,
  moment: { snapshot },
  after,
}: {
  subject: Subject;
  moment: Moment;
  after: number;
}) {
  const t = useText(simulatorText);
  const groups = offersAt(subject, snapshot);
  const refused = refusedAt(subject, snapshot);
  return (
    <section className={panel} aria-labelledby="happens">
      <Heading level={2} size="sm" id="happens">
        {t('happens')}
      </Heading>
      {kinds.map(([kind, title]) => {
        const ofKind = groups.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} className={panel} aria-labelledby={`happens-${kind}`} data-happens={kind}>
              <Heading level={3} size="xs" id={`happens-${kind}`}>
                {t(title)}
              </Heading>
              <ul className={list}>
                {ofKind.map((one) => (
                  <Group key={one.name} group={one} after={after} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {snapshot.status === 'active' && refused.length > 0 && (
        <Disclosure
          variant="plain"
          title={
            <Text as="span" size="sm" tone="soft">
              {t('ignored', { count: refused.length })}
            </Text>
          }
        >
          <ul className={quiet} data-ignored>
            {refused.map(({ name, isGuarded }) => (
              <li key={name}>
                {name}
                {isGuarded && <> ({t('guarded')})</>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Group({ group: { kind, name, wait, offers }, after }: { group: OfferGroup; after: number }) {
  const t = useText(simulatorText);
  const [only] = offers;
  if (kind === 'delay' && only)
    return (
      <li>
        <Press
          offer={only}
          look="after"
          after={after}
          title={wait === null ? t('waitUnknown') : t('wait', { time: durationText(wait) })}
          detail={name}
        />
      </li>
    );
  if (kind === 'event' && only && offers.length === 1)
    return (
      <li>
        <Press offer={only} look="event" after={after} title={name} detail={only.detail} />
      </li>
    );
  return (
    <li className={group}>
      <p>{kind === 'actor' ? t('actor', { actor: name }) : name}</p>
      {offers.map((offer) => (
        <Press
          key={offer.step}
          offer={offer}
          look={offer.fails ? 'error' : looks[kind]}
          after={after}
          context={name}
          title={kind === 'actor' ? t(offer.fails ? 'fails' : 'answers') : offer.detail || name}
          detail={kind === 'actor' ? offer.detail : ''}
        />
      ))}
    </li>
  );
}

interface PressProps {
  offer: Offer;
  look: 'event' | 'done' | 'error' | 'after';
  after: number;
  title: string;
  detail: string;
  /** The group's name, for screen readers. */
  context?: string;
}

function Press({ offer: { step }, look, after, title, detail, context }: PressProps) {
  const { send } = Simulator.useActorRef();
  return (
    <button
      type="button"
      className={press}
      data-look={look}
      data-step={step}
      onClick={() => send({ type: 'step.taken', step, after })}
    >
      <GlyphIcon icon={look} />
      {context !== undefined && <VisuallyHidden>{context} </VisuallyHidden>}
      <b>{title}</b> {detail && <small>{detail}</small>}
    </button>
  );
}
