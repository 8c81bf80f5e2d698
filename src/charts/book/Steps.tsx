import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import type { BookEntry, Step } from './book.ts';
import { eventWords } from '../explain/wording.ts';

const list = css`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    gap: 0 ${space[3]};
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${colour.line};
  }
  & li:last-child {
    border-color: ${colour.accent};
  }
  & code {
    font-size: ${text.xs};
    color: ${colour.inkSoft};
    overflow-wrap: anywhere;
  }
`;

/** The last steps are the important ones; earlier ones are collapsed. */
const LAST = 6;

function List({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={list}>
      {steps.map(({ event, state }, index) => (
        <li key={index}>
          <span>{eventWords(event)}</span>
          <code>{state}</code>
        </li>
      ))}
    </ol>
  );
}

/** The steps of a walk to an entry, in a person's words. */
export function Steps({ entry: { start, steps } }: { entry: Pick<BookEntry, 'start' | 'steps'> }) {
  const t = useText(statebookText);
  const before = steps.slice(0, -LAST);
  return (
    <>
      <Text>{start === '' ? t('begins') : t('beginsWith', { start })}</Text>
      {steps.length === 0 && <Text tone="soft">{t('atOnce')}</Text>}
      {before.length > 0 && (
        <Disclosure title={t('before', { count: before.length })}>
          <List steps={before} />
        </Disclosure>
      )}
      <List steps={steps.slice(-LAST)} />
    </>
  );
}
