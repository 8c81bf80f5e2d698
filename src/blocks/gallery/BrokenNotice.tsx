import type { BrokenBlock } from '#openapi/generated/waymark.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';

/** The name of a broken block and what is wrong with it, for editors. */
export function BrokenNotice({ block: { id, name, blockType, reasons } }: { block: BrokenBlock }) {
  return (
    <Container>
      <Notice tone="error" title={`${name ?? id} (${blockType}) is not shown to shoppers`}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    </Container>
  );
}
