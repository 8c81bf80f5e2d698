import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { visuallyHidden } from '../text/Hidden.tsx';
import { Icon } from '../text/Icon.tsx';
import type { IconName } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Picture } from '../text/Picture.tsx';
import { popoverSurface } from '../overlay/Popover.tsx';
import { Spinner } from '../text/Spinner.tsx';
import { colour, motion, radius, space, text } from '../theme/tokens.ts';

const box = css`
  position: relative;

  & input {
    width: 100%;
    min-height: 3.25rem;
    padding: ${space[2]} 3.25rem;
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    outline: none;
    background: ${colour.surface};
    transition: border-color ${motion.fast} ${motion.easeOut};
  }

  & input:focus {
    border-color: ${colour.ink};
    box-shadow: inset 0 0 0 1px ${colour.ink};
  }

  & input::placeholder {
    color: ${colour.inkSoft};
    opacity: 1;
  }

  & input::-webkit-search-cancel-button {
    display: none;
  }

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[4]};
    margin-block: auto;
    pointer-events: none;
  }

  & > [data-part='end'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.25rem;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin-block: auto;
  }
`;

const surface = css`
  width: var(--trigger-width);
  max-width: none;
`;

const list = css`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  outline: none;

  & header {
    padding: ${space[2]} ${space[3]};
    color: ${colour.inkSoft};
    font-size: ${text.xs};
    font-weight: 600;
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }

  & [role='option'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-height: var(--target);
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.sm};
    outline: none;
    cursor: pointer;
  }

  & [role='option'][data-focused] {
    background: ${colour.sunken};
  }

  & [role='option'] picture {
    width: 2.5rem;
    border-radius: ${radius.sm};
  }

  & [data-part='note'] {
    display: block;
    color: ${colour.inkSoft};
    font-size: ${text.sm};
  }

  & [data-part='detail'] {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const nothing = css`
  padding: ${space[4]};
  color: ${colour.inkSoft};
`;

export interface Suggestion {
  id: string;
  text: string;
  picture?: string;
  detail?: string;
  /** A secondary line under the text. */
  note?: string | undefined;
  icon?: IconName;
}

/** The search field with its suggestions. Enter without a chosen suggestion submits the typed text. */
export function SearchBox<S extends Suggestion>(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit: (text: string) => void;
  onPick: (item: S) => void;
  groups: readonly { id: string; label: string; items: readonly S[] }[];
  clearLabel?: string;
  isLoading?: boolean;
  emptyText?: string;
  placeholder?: string;
  /** True if it takes the focus when it appears: in a panel that was opened to search. */
  takesFocus?: boolean;
  name?: string;
  className?: string;
}) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    onPick,
    groups,
    isLoading,
    emptyText,
    placeholder,
    takesFocus,
    name,
    className,
  } = props;
  const t = useText(uiText);
  const isPicking = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <ComboBox
      className={className}
      inputValue={value}
      onInputChange={(words) => {
        if (!isPicking.current) onChange(words);
        isPicking.current = false;
      }}
      selectedKey={null}
      onSelectionChange={(key) => {
        const item = groups.flatMap(({ items }) => items).find(({ id }) => id === key);
        if (!item) return;
        isPicking.current = true;
        onPick(item);
      }}
      allowsCustomValue
      // Opens from the first letter on: suggestions that arrive later do not open it.
      allowsEmptyCollection={Boolean(emptyText) && value !== ''}
      defaultFilter={() => true}
      menuTrigger="input"
    >
      <Label className={visuallyHidden}>{label}</Label>
      <div className={box} ref={setLine}>
        <Icon name="search" />
        <Input
          type="search"
          name={name}
          placeholder={placeholder}
          ref={input}
          enterKeyHint="search"
          onKeyDown={(event) => {
            const isOnSuggestion = event.currentTarget.getAttribute('aria-activedescendant');
            if (event.key === 'Enter' && !isOnSuggestion && value.trim() !== '') onSubmit(value.trim());
          }}
        />
        {isLoading ? (
          <span data-part="end">
            <Spinner label={t('loading')} />
          </span>
        ) : (
          value !== '' && (
            <button
              type="button"
              data-part="end"
              aria-label={props.clearLabel ?? t('dismiss')}
              onClick={() => onChange('')}
            >
              <Icon name="close" size="sm" />
            </button>
          )
        )}
      </div>
      <Popover
        className={cx(popoverSurface, surface)}
        offset={6}
        // In a dialog the list is rendered inside the dialog: outside it, it would be in no landmark of the page.
        UNSTABLE_portalContainer={line?.closest('[role="dialog"]') ?? undefined}
      >
        <ListBox className={list} renderEmptyState={() => <div className={nothing}>{emptyText}</div>}>
          {filled.map((group) => (
            <ListBoxSection key={group.id} id={group.id}>
              <Header>{group.label}</Header>
              {group.items.map((item) => (
                <ListBoxItem key={item.id} id={item.id} textValue={item.text}>
                  {item.picture ? (
                    <Picture path={item.picture} alt="" sizes="2.5rem" />
                  ) : (
                    <Icon name={item.icon ?? 'search'} size="sm" />
                  )}
                  <span>
                    {item.text}
                    {item.note && <small data-part="note">{item.note}</small>}
                  </span>
                  {item.detail && <span data-part="detail">{item.detail}</span>}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
