import { css } from '@linaria/core';
import type { DialogBlock as DialogContent } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { Button, IconButton } from '#src/ui/text/Button.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, radius, shadow, space } from '#src/ui/theme/tokens.ts';
import { BlockItem } from './BlockItem.tsx';
import { margins, marginsOf } from './parts/margins.ts';

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
 * Blocks that a button opens. They use the browser's popover, which Escape and a press outside close without script.
 */
export function DialogBlock({ block }: { block: DialogContent }) {
  const t = useText(blocksText);
  const { id, title, trigger, items, bottomMargins } = block;
  const titleId = `${id}-title`;
  return (
    <Container className={margins} {...marginsOf(bottomMargins)}>
      <Button variant="secondary" popoverTarget={id}>
        {trigger.text}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={titleId} className={dialog}>
        <header>
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={t('close')} popoverTarget={id} popoverTargetAction="hide" />
        </header>
        {items.map((item) => (
          <BlockItem key={item.id} block={item} />
        ))}
      </div>
    </Container>
  );
}
