import type { PictureBlock as PictureContent } from '#openapi/generated/waymark.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { BannerMedia } from './banner/BannerMedia.tsx';
import { margins } from './parts/margins.ts';
import { marginsOf } from './parts/style-attributes.ts';

/** A picture, full width or within the page. */
export function PictureBlock({ block, isInside }: { block: PictureContent; isInside?: boolean }) {
  const { media, target, caption, isFullWidth, bottomMargins } = block;
  const figure = <BannerMedia media={[media]} target={target} caption={caption} sizes={isInside ? '50vw' : '100vw'} />;
  if (isInside) return figure;
  return (
    <div className={margins} {...marginsOf(bottomMargins)}>
      {isFullWidth ? figure : <Container>{figure}</Container>}
    </div>
  );
}
