import { css, cx } from '@linaria/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { colour, motion, space, text } from '../theme/tokens.ts';

const details = css`
  &[data-variant='rule'] {
    border-block-end: 1px solid ${colour.line};
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: 3.5rem;
    padding-block: ${space[3]};
    font-weight: 600;
    line-height: 1.3;
  }

  &[data-variant='plain'] > summary {
    min-height: var(--target);
    padding-block: ${space[2]};
    justify-content: start;
    gap: ${space[2]};
  }

  & > summary:hover {
    color: ${colour.accentText};
  }

  & > summary :is(h2, h3, h4) {
    font: inherit;
    letter-spacing: inherit;
  }

  & > summary > [data-part='title'] {
    display: flex;
    flex: 1;
    justify-content: space-between;
    gap: ${space[4]};
  }

  &[data-variant='plain'] > summary > [data-part='title'] {
    flex: none;
  }

  & [data-part='aside'] {
    color: ${colour.inkSoft};
    font-weight: 400;
    font-size: ${text.sm};
  }

  & > summary::after {
    content: '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentColor, currentColor) center / 100% 1.6px no-repeat,
      linear-gradient(currentColor, currentColor) center / 1.6px 100% no-repeat;
    transition: transform ${motion.base} ${motion.easeOut};
  }

  &[open] > summary::after {
    background: linear-gradient(currentColor, currentColor) center / 100% 1.6px no-repeat;
    transform: rotate(180deg);
  }

  & > [data-part='content'] {
    padding-block: ${space[1]} ${space[5]};
  }

  &[data-variant='plain'] > [data-part='content'] {
    padding-block: ${space[2]};
  }
`;

/** Collapsible text. Uses the browser's `details`, which find-in-page can open and which works without script. */
export function Disclosure(props: {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Of disclosures with the same name, one is open at a time. */
  name?: string;
  variant?: 'rule' | 'plain';
  aside?: ReactNode;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}) {
  const { title, children, isOpen, name, variant = 'rule', aside, onToggle, className } = props;
  return (
    <details
      className={cx(details, className)}
      data-variant={variant}
      open={isOpen}
      name={name}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <span data-part="title">
          <span>{title}</span>
          {aside && <span data-part="aside">{aside}</span>}
        </span>
      </summary>
      <div data-part="content">{children}</div>
    </details>
  );
}

const list = css`
  border-block-start: 1px solid ${colour.line};
`;

/** A list of disclosures; with `isExclusive` only one is open at a time. */
export function Accordion(props: {
  items: readonly { id: string; title: ReactNode; content: ReactNode; aside?: ReactNode; isOpen?: boolean }[];
  isExclusive?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}) {
  const { items, isExclusive, headingLevel, className } = props;
  const name = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className={cx(list, className)}>
      {items.map(({ id, title, content, aside, isOpen }) => (
        <Disclosure
          key={id}
          title={<Title>{title}</Title>}
          aside={aside}
          isOpen={isOpen}
          name={isExclusive ? name : undefined}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
