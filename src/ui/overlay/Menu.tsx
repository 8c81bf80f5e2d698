import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../text/Icon.tsx';
import type { IconName } from '../text/Icon.tsx';
import { PopoverButton, popoverSurface } from './Popover.tsx';
import type { TriggerProps } from './Popover.tsx';
import { colour, space } from '../theme/tokens.ts';

const menu = css`
  padding: ${space[1]};
  outline: none;

  & > [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: var(--target);
    padding-inline: ${space[3]};
    outline: none;
    cursor: pointer;
  }

  & > [data-focused] {
    background: ${colour.sunken};
  }

  & > [data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${colour.focus};
  }

  & > [data-disabled] {
    color: ${colour.inkFaint};
    cursor: not-allowed;
  }

  & > [data-danger] {
    color: ${colour.danger};
  }
`;

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** A path of the shop. */
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** A button that opens a menu of actions. */
export function Menu(props: TriggerProps & { items: readonly MenuEntry[]; onPick?: (id: string) => void }) {
  const { items, onPick, ...trigger } = props;
  const router = useRouter({ warn: false });
  return (
    <MenuTrigger>
      <PopoverButton {...trigger} />
      <Popover className={popoverSurface} placement={trigger.placement ?? 'bottom end'} offset={6}>
        <AriaMenu className={menu} aria-label={trigger.label}>
          {items.map(({ id, label, icon, href, isDanger, isDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              data-danger={isDanger || undefined}
              onAction={() => {
                onPick?.(id);
                if (href) router?.navigate({ href });
              }}
            >
              {icon && <Icon name={icon} />}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
