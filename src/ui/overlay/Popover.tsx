import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Icon } from '../text/Icon.tsx';
import type { IconName } from '../text/Icon.tsx';
import { colour, layer, motion, radius, shadow, space, text } from '../theme/tokens.ts';

/** The style of every small surface over the page. */
export const popoverSurface = css`
  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(-0.375rem);
    }
  }

  z-index: ${layer.overlay};
  min-width: 12rem;
  max-width: min(24rem, calc(100vw - 2rem));
  overflow: auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  color: ${colour.ink};
  box-shadow: ${shadow.raised};

  &[data-entering] {
    animation: unfold ${motion.fast} ${motion.easeOut};
  }

  &[data-exiting] {
    animation: unfold ${motion.fast} ${motion.easeOut} reverse forwards;
  }
`;

/** The style of the button that opens a popover. */
const popoverTrigger = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: var(--target);
  min-height: var(--target);
  padding-inline: ${space[2]};
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  font-weight: 600;
  transition: background-color ${motion.fast} ${motion.easeOut};

  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${colour.sunken};
  }

  & > svg:last-child:not(:first-child) {
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  &[aria-expanded='true'] > svg:last-child:not(:first-child) {
    transform: rotate(180deg);
  }
`;

const words = css`
  padding: ${space[4]};
  font-size: ${text.sm};
  outline: none;
`;

export interface TriggerProps {
  /** The text of the button, and the name of what it opens. */
  label: string;
  icon?: IconName;
  isLabelHidden?: boolean;
  placement?: PopoverProps['placement'];
  className?: string;
}

/** The button of a popover or a menu. */
export function PopoverButton({ label, icon, isLabelHidden, className }: TriggerProps) {
  return (
    <AriaButton className={cx(popoverTrigger, className)} aria-label={isLabelHidden ? label : undefined}>
      {icon && <Icon name={icon} />}
      {!isLabelHidden && <span>{label}</span>}
      {!isLabelHidden && <Icon name="chevron-down" size="sm" />}
    </AriaButton>
  );
}

/** A short explanation beside its button: what a fee is, which store is meant. */
export function Popover({ children, ...trigger }: TriggerProps & { children: ReactNode }) {
  return (
    <DialogTrigger>
      <PopoverButton {...trigger} />
      <AriaPopover className={popoverSurface} placement={trigger.placement ?? 'bottom start'} offset={6}>
        <Dialog className={words} aria-label={trigger.label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
