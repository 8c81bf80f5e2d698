import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, radius, shadow, space } from '#src/ui/theme/tokens.ts';

const dialog = css`
  width: min(44rem, calc(100vw - 2 * var(--gutter)));
  max-height: min(80dvh, 60rem);
  margin: auto;
  padding: ${space[5]};
  border: 0;
  border-radius: ${radius.lg};
  background: ${colour.surface};
  color: ${colour.ink};
  box-shadow: ${shadow.overlay};

  &::backdrop {
    background: ${colour.scrim};
  }

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    margin-block-end: ${space[4]};
  }
`;

/**
 * A dialog of editors' blocks. It is the browser's popover, which a button with its id opens, and Escape and a press
 * outside close, without script.
 */
export function ContentDialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const t = useText(blocksText);
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={titleId} className={dialog}>
      <header>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        <IconButton icon="close" label={t('close')} popoverTarget={id} popoverTargetAction="hide" />
      </header>
      {children}
    </div>
  );
}
