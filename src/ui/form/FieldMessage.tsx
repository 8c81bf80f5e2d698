import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import { colour, space, text } from '../theme/tokens.ts';

const message = css`
  display: flex;
  gap: ${space[2]};
  font-size: ${text.sm};
  line-height: 1.35;
  color: ${colour.inkSoft};

  :is(fieldset, [role='radiogroup']) > & {
    margin-block-start: ${space[2]};
  }

  & svg {
    margin-block-start: 0.1em;
  }

  &[data-error] {
    color: ${colour.danger};
    font-weight: 500;
  }
`;

/**
 * The error or help text under a field. A page that only picks a size needs this and no other part of a form
 * (Field.tsx).
 */
export function FieldMessage({ id, error, children }: { id: string; error?: string | null; children?: ReactNode }) {
  if (!error && !children) return null;
  return (
    <div id={id} className={message} data-error={error ? true : undefined}>
      {error && <Icon name="alert" size="sm" />}
      <span>{error || children}</span>
    </div>
  );
}
