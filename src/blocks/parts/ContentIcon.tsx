import { css } from '@linaria/core';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';
import { space } from '#src/ui/theme/tokens.ts';

/** Editors' icon names that have another name in the shop. */
const drawn: Partial<Record<string, IconName>> = {
  truck: 'truck',
  return: 'return',
  store: 'store',
  edit: 'edit',
  repair: 'edit',
  mail: 'mail',
  phone: 'phone',
  gift: 'gift',
  leaf: 'leaf',
  star: 'star',
  heart: 'heart',
  lock: 'lock',
  clock: 'clock',
  globe: 'globe',
  ruler: 'ruler',
  tag: 'tag',
  user: 'user',
  card: 'card',
  pin: 'pin',
  check: 'check',
  info: 'info',
};

const sized = css`
  &[data-icon='medium'] > svg {
    width: ${space[5]};
    height: ${space[5]};
  }

  &[data-icon='large'] > svg {
    width: ${space[7]};
    height: ${space[7]};
    stroke-width: 1.1;
  }
`;

/** An icon by its editors' name; an unknown name shows the check icon. */
export function ContentIcon({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={sized} data-icon={size}>
      <Icon name={drawn[name] ?? 'check'} size="md" />
    </span>
  );
}
