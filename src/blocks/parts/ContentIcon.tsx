import { css } from '@linaria/core';
import type { ContentIcon as Name } from '#openapi/generated/waymark.gen.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { space } from '#src/ui/theme/tokens.ts';

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

/** An icon by its editors' name. */
export function ContentIcon({ name, size = 'medium' }: { name: Name; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={sized} data-icon={size}>
      <Icon name={name} size="md" />
    </span>
  );
}
