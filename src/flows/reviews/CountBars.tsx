import { css } from '@linaria/core';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';

const bars = css`
  display: grid;
  gap: ${space[1]};

  & button {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr) 2rem;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: var(--target);
    padding-inline: ${space[2]};
    border-radius: ${radius.sm};
    font-size: ${text.sm};
    text-align: start;
  }

  & button:hover {
    background: ${colour.sunken};
  }

  & button[aria-pressed='true'] {
    background: ${colour.sunken};
    font-weight: 600;
  }

  & button:disabled {
    color: ${colour.inkSoft};
    cursor: default;
  }
`;

const bar = css`
  height: 0.5rem;
  border-radius: ${radius.sm};
  background: linear-gradient(${colour.ink}, ${colour.ink}) no-repeat left / var(--share) 100% ${colour.line};
`;

interface Bar {
  id: string;
  label: string;
  /** The label with the number, for those who do not see the bar. */
  name: string;
  count: number;
  isChosen: boolean;
  onPress: () => void;
}

/** How many reviews say what, as bars; each is a filter that is on or off. */
export function CountBars({ label, items }: { label: string; items: readonly Bar[] }) {
  const all = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={bars} role="group" aria-label={label}>
      {items.map(({ id, label: word, name, count, isChosen, onPress }) => (
        <button key={id} type="button" aria-pressed={isChosen} disabled={count === 0 && !isChosen} onClick={onPress}>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden>{word}</span>
          <span aria-hidden className={bar} style={{ '--share': `${all ? (100 * count) / all : 0}%` } as object} />
          <span aria-hidden>{count}</span>
        </button>
      ))}
    </div>
  );
}
