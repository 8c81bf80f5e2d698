import { css } from '@linaria/core';
import { Fragment } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { AnswerLines } from './AnswerLines.tsx';
import { anchorOf, nameOf, type Way } from '#src/chart-kit/explain/explain.ts';
import { GlyphIcon } from '#src/chart-kit/draw/Glyph.tsx';

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    align-items: baseline;
  }
  & li > svg {
    align-self: start;
    margin-block-start: 0.3em;
  }
  & [data-kind='after'] > svg,
  & [data-kind='after'] b {
    color: ${colour.warning};
  }
  & [data-kind='done'] > svg,
  & [data-kind='done'] b {
    color: ${colour.success};
  }
  & [data-kind='error'] > svg,
  & [data-kind='error'] b {
    color: ${colour.danger};
  }
  & b {
    font-weight: 600;
  }
  & b,
  & a {
    overflow-wrap: anywhere;
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  & span {
    color: ${colour.inkSoft};
  }
`;

const icons = { initial: 'entry', region: 'beside' } as const;

const kinds = {
  event: 'kindEvent',
  after: 'kindAfter',
  done: 'kindDone',
  error: 'kindError',
  always: 'kindAlways',
} as const;

/** Ways in or out as a list, each close to a sentence. */
export function Ways({
  ways,
  isIn = false,
  onPick,
}: {
  ways: readonly Way[];
  isIn?: boolean;
  onPick?: (id: string) => void;
}) {
  const t = useText(chartsText);
  if (ways.length === 0)
    return (
      <Text size="sm" tone="soft">
        {t('none')}
      </Text>
    );
  return (
    <ul className={list}>
      {ways.map(({ id, kind, event, duration, condition, actions, states, isAgain }) => {
        const ends = states.map((state, at) => (
          <Fragment key={state}>
            {at > 0 && ', '}
            <a
              href={`#${anchorOf(state)}`}
              onClick={(click) => {
                if (!onPick) return;
                click.preventDefault();
                onPick(state);
              }}
            >
              {nameOf(state)}
            </a>
          </Fragment>
        ));
        if (kind === 'initial' || kind === 'region')
          return (
            <li key={id} data-kind={kind}>
              <GlyphIcon icon={icons[kind]} />
              <div>
                <span>{t(kind === 'initial' ? 'firstOf' : 'togetherWith')}</span> {ends}
                <span>{t('whenEntered')}</span>
              </div>
            </li>
          );
        return (
          <li key={id} data-kind={kind}>
            <GlyphIcon icon={kind} />
            <div>
              {isIn && <>{ends} </>}
              <span>{t(kinds[kind])}</span>{' '}
              {event &&
                (duration ? (
                  <>
                    <b>{duration}</b> <span>({event})</span>
                  </>
                ) : (
                  <b>{event}</b>
                ))}
              {condition && <span> {condition.kind === 'if' ? t('if', { guard: condition.guard }) : t('else')}</span>}
              {!isIn &&
                (isAgain ? (
                  <span> → {t('again')}</span>
                ) : states.length > 0 ? (
                  <> → {ends}</>
                ) : (
                  <span> → {t('stays')}</span>
                ))}
              {actions.length > 0 && <span> / {actions.join(', ')}</span>}
              <AnswerLines edge={id} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
