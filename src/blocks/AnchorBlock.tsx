import type { AnchorBlock as Anchor } from '#openapi/generated/waymark.gen.ts';

/** A place on the page to link to. */
export function AnchorBlock({ block }: { block: Anchor }) {
  return <div id={block.anchor} />;
}
