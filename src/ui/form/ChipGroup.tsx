import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chip } from '../text/Chip.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { space, text } from '../theme/tokens.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { usePosted } from './posted.ts';

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
  const { label, name, options, isSingle, selected, onChange, error, isLabelHidden, className } = props;
  const posted = usePosted();
  const defaultSelected = posted ? posted.typed.get(name)?.split('|') : props.defaultSelected;
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
