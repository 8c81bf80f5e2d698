import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../text/Icon.tsx';
import { colour, radius, space, text } from '../theme/tokens.ts';

const field = css`
  display: grid;
  gap: ${space[2]};

  & label {
    font-size: ${text.sm};
    font-weight: 600;
  }

  & [role='group'] {
    display: grid;
    grid-template-columns: var(--target) minmax(3rem, 1fr) var(--target);
    height: 3rem;
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.surface};
  }

  & [role='group'][data-focus-within] {
    border-color: ${colour.ink};
    box-shadow: inset 0 0 0 1px ${colour.ink};
  }

  &[data-invalid] [role='group'] {
    border-color: ${colour.danger};
  }

  & button {
    display: grid;
    place-items: center;
  }

  & button[data-hovered] {
    background: ${colour.sunken};
  }

  & button[data-disabled] {
    color: ${colour.inkFaint};
    cursor: not-allowed;
  }

  & input {
    min-width: 0;
    border: 0;
    outline: none;
    background: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  & [slot='description'] {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
  }

  & [slot='errorMessage'] {
    color: ${colour.danger};
    font-size: ${text.sm};
    font-weight: 500;
  }
`;

/** A number in the locale's format: amounts of gift cards, points. For quantities use `Quantity`. */
export function NumberField(props: {
  label: ReactNode;
  name?: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  formatOptions?: Intl.NumberFormatOptions;
  description?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The page's locale, such as `en-us`; the browser's own if absent. */
  locale?: string;
  className?: string;
}) {
  const { label, description, error, className, locale, ...rest } = props;
  const numberField = (
    <AriaNumberField {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={cx(field, className)}>
      <Label>{label}</Label>
      <Group>
        <Button slot="decrement">
          <Icon name="minus" size="sm" />
        </Button>
        <Input />
        <Button slot="increment">
          <Icon name="plus" size="sm" />
        </Button>
      </Group>
      {description && <Text slot="description">{description}</Text>}
      <FieldError>{error}</FieldError>
    </AriaNumberField>
  );
  return locale ? <I18nProvider locale={locale}>{numberField}</I18nProvider> : numberField;
}
