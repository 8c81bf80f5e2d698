import type { DialogBlock as DialogContent } from '#openapi/generated/waymark.gen.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { BlockItem } from './BlockItem.tsx';
import { ContentDialog } from './parts/ContentDialog.tsx';
import { margins } from './parts/margins.ts';
import { marginsOf } from './parts/style-attributes.ts';
import { targetLooks } from './parts/target-looks.ts';

/** Blocks that a button opens. */
export function DialogBlock({ block }: { block: DialogContent }) {
  const { id, title, trigger, items, bottomMargins } = block;
  const { text, size, style = 'secondary' } = trigger;
  return (
    <Container className={margins} {...marginsOf(bottomMargins)}>
      <Button variant={targetLooks[style] ?? 'quiet'} size={size} popoverTarget={id}>
        {text}
      </Button>
      <ContentDialog id={id} title={title}>
        {items.map((item) => (
          <BlockItem key={item.id} block={item} />
        ))}
      </ContentDialog>
    </Container>
  );
}
