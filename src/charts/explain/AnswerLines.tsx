import { css } from '@linaria/core';
import { createContext, useContext } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import type { Answer } from './answers.ts';

const Answers = createContext<readonly Answer[]>([]);

/** Provides the error codes and notices of the chart that a page shows. */
export const AnswersProvider = Answers.Provider;

const list = css`
  && {
    display: grid;
    gap: ${space[1]};
    margin: ${space[1]} 0 0;
    padding: 0 0 0 ${space[3]};
    border-inline-start: 2px solid ${colour.line};
    list-style: none;
    font-size: ${text.xs};
  }
  && > li {
    display: block;
  }
`;

/**
 * The error codes that take a transition, each with the message that the shopper reads, and the notices that it raises.
 */
export function AnswerLines({ edge }: { edge: string }) {
  const t = useText(chartsText);
  const answers = useContext(Answers).filter((answer) => answer.edge === edge);
  if (answers.length === 0) return null;
  const silent = answers.filter((answer) => answer.code !== null && textsOf(answer).length === 0);
  return (
    <ul className={list} data-part="answers">
      {answers.map((answer) => {
        const texts = textsOf(answer);
        if (texts.length === 0) return null;
        return (
          <li key={answer.code ?? ''}>
            {answer.code && <b>{answer.code}</b>} {texts.map((words) => `“${words}”`).join(' ')}
          </li>
        );
      })}
      {silent.length > 0 && <li>{t('codesUnsaid', { codes: silent.map(({ code }) => code).join(', ') })}</li>}
    </ul>
  );
}

const textsOf = ({ isShown, message, notices }: Answer): string[] => [
  ...new Set([...(isShown && message ? [message] : []), ...notices.map((notice) => notice.text)]),
];
