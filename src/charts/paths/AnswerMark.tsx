import { css } from '@linaria/core';
import { colour } from '#src/ui/theme/tokens.ts';
import type { Answer } from '#src/chart-kit/records/matrix-table.ts';

const mark = css`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  vertical-align: middle;
  fill: none;
  stroke: ${colour.inkSoft};
  stroke-width: 1.75;

  &[data-answer='taken'] {
    stroke: ${colour.success};
    stroke-width: 2.5;
  }
`;

/** A tick; an empty ring; a barred ring. */
const shapes: Record<Answer, string> = {
  taken: 'M2.5 8.5l4 4 7-9',
  ignored: 'M8 5.5a2.5 2.5 0 1 0 0.01 0z',
  impossible: 'M8 2.5a5.5 5.5 0 1 0 0.01 0zM4 12l8-8',
};

/** The icon of a state's answer to an event. */
export function AnswerMark({ answer }: { answer: Answer }) {
  return (
    <svg className={mark} data-answer={answer} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[answer]} />
    </svg>
  );
}
