import { css, cx } from '@linaria/core';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';
import { useAnchor } from './Link.tsx';
import type { Destination } from './Link.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

/** The class of a chip, for choices in forms. */
export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--target);
  padding-inline: ${space[4]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  background: ${colour.surface};
  font-size: ${text.sm};
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.easeOut},
    color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.ink};
  }

  &:is([aria-pressed='true'], [aria-current]),
  input:checked + & {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  input:focus-visible + & {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }

  input:disabled + & {
    border-color: ${colour.line};
    color: ${colour.inkFaint};
    cursor: not-allowed;
  }

  @media ${media.forced} {
    &:is([aria-pressed='true'], [aria-current]),
    input:checked + & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }

  & small {
    color: inherit;
    font-size: ${text.xs};
    font-weight: 400;
    opacity: 0.8;
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * A button with a short text: a filter that is on or off (`isSelected`), or one to remove (`isRemovable`; its `label`
 * says so).
 */
export function Chip(
  props: ComponentPropsWithRef<'button'> & {
    isSelected?: boolean;
    isRemovable?: boolean;
    label?: string;
    count?: number;
  },
) {
  const { isSelected, isRemovable, label, count, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={cx(chip, className)} aria-pressed={isSelected} aria-label={label}>
      {children}
      {count !== undefined && <small>{count}</small>}
      {isRemovable && <Icon name="close" size="sm" />}
    </button>
  );
}

/** A link with a short text: a filter, a tag, a popular search. */
export function ChipLink(
  props: Omit<ComponentPropsWithRef<'a'>, 'href'> & Destination & { isSelected?: boolean; count?: number },
) {
  const { isSelected, count, className, children, ...rest } = props;
  return (
    <a {...useAnchor(rest)} className={cx(chip, className)} aria-current={isSelected || undefined}>
      {children}
      {count !== undefined && <small>{count}</small>}
    </a>
  );
}
