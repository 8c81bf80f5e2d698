import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { IconButton } from '../text/Button.tsx';
import { Icon, type IconName } from '../text/Icon.tsx';
import { colour, radius, space, text } from '../theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[1]};
    padding-inline-start: ${space[3]};
    border-radius: ${radius.sm};
    background: ${colour.successSoft};
    color: ${colour.success};
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }

  & > li[data-waiting] {
    background: ${colour.sunken};
    color: ${colour.inkSoft};
  }

  & svg {
    flex: none;
  }

  & > li > span {
    flex: 1;
    min-width: 0;
  }

  & > li > span > b {
    display: block;
    font-weight: 650;
    letter-spacing: 0.02em;
  }

  & > li > span > :is(span, em) {
    display: block;
    font-size: ${text.sm};
  }

  & > li > span > em {
    color: ${colour.ink};
    font-style: normal;
    font-weight: 550;
  }
`;

export interface Applied {
  id: string;
  icon: IconName;
  text: ReactNode;
  /** The amount that it takes off or pays. */
  amount?: string;
  /** True if it is on the cart but has no effect yet. */
  isWaiting?: boolean;
  removeLabel: string;
  onRemove: () => void;
}

/**
 * What was applied to a cart, each with a remove button: promo codes, gift cards, credit. Renders nothing without
 * entries.
 */
export function AppliedList(props: {
  label: string;
  items: readonly Applied[];
  isBusy?: boolean;
  isDisabled?: boolean;
}) {
  const { label, items, isBusy = false, isDisabled = false } = props;
  if (items.length === 0) return null;
  return (
    <ul className={list} aria-label={label} aria-busy={isBusy || undefined}>
      {items.map(({ id, icon, text, amount, isWaiting, removeLabel, onRemove }) => (
        <li key={id} data-waiting={isWaiting || undefined}>
          <Icon name={icon} />
          <span>{text}</span>
          {amount && <b>{amount}</b>}
          <IconButton icon="close" label={removeLabel} disabled={isDisabled} onClick={onRemove} />
        </li>
      ))}
    </ul>
  );
}
