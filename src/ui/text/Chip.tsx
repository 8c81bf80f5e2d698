import { css, cx } from '@linaria/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldMessage } from '../form/FieldMessage.tsx';
import { visuallyHidden } from './Hidden.tsx';
import { Icon } from './Icon.tsx';
import { useAnchor } from './Link.tsx';
import type { Destination } from './Link.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

const chip = css`
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

const legend = css`
  margin-block-end: ${space[3]};
  font-size: ${text.sm};
  font-weight: 600;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/**
 * A choice of one (`isSingle`) or several short texts in a form: interests, attending days. Uncontrolled unless it has
 * `selected`.
 */
export function ChipGroup(props: {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[];
  isSingle?: boolean;
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onChange?: (value: string, isSelected: boolean) => void;
  error?: string | null;
  isLabelHidden?: boolean;
  className?: string;
}) {
  const { label, name, options, isSingle, selected, defaultSelected, onChange, error, isLabelHidden, className } =
    props;
  return (
    <fieldset className={className} data-invalid={error ? true : undefined}>
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={row}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              className={visuallyHidden}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...(selected
                ? { checked: selected.includes(option.value) }
                : { defaultChecked: defaultSelected?.includes(option.value) })}
              onChange={(event) => onChange?.(option.value, event.currentTarget.checked)}
            />
            <span className={chip}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${name}-error`} error={error} />
    </fieldset>
  );
}
