import type { AnchorBlock as Anchor } from '#openapi/generated/waymark.gen.ts';
import { margins } from './parts/margins.ts';
import { marginsOf } from './parts/style-attributes.ts';

/** A target for links within the page. */
export function AnchorBlock({ block }: { block: Anchor }) {
  return <div id={block.anchor} className={margins} {...marginsOf(block.bottomMargins)} />;
}
