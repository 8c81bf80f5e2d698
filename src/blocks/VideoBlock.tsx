import type { VideoBlock as VideoContent } from '#openapi/generated/waymark.gen.ts';
import { imageUrl } from '#src/domain/image.ts';
import { LaterVideo } from '#src/flows/video/index.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { media as queries } from '#src/ui/theme/tokens.ts';
import { margins } from './parts/margins.ts';
import { pictureOf } from './parts/media.ts';
import { marginsOf } from './parts/style-attributes.ts';

/** A video within the page, with its title and description for search engines (catalogue 3, Video). */
export function VideoBlock({ block, isInside }: { block: VideoContent; isInside?: boolean }) {
  const { id, media, playerSettings, cloudinaryAsset, tracks = [], seoTitle, seoDescription, bottomMargins } = block;
  const { alt, ...poster } = pictureOf(media);
  const wider = [
    ...(media.lg ? [{ src: media.lg.path, query: queries.lg }] : []),
    ...(media.md ? [{ src: media.md.path, query: queries.md }] : []),
  ];
  const title = alt || (seoTitle ?? '');
  const video = (
    <div itemScope itemType="https://schema.org/VideoObject">
      <meta itemProp="name" content={seoTitle ?? alt} />
      {seoDescription && <meta itemProp="description" content={seoDescription} />}
      <link itemProp="contentUrl" href={media.sm.path} />
      <link itemProp="thumbnailUrl" href={imageUrl(poster.path)} />
      <LaterVideo
        id={`${id}-video`}
        src={media.sm.path}
        {...(cloudinaryAsset ? { cloudinaryAsset } : { wider })}
        title={title}
        poster={{ ...poster, sizes: isInside ? '50vw' : '100vw' }}
        tracks={tracks}
        settings={playerSettings}
      />
    </div>
  );
  if (isInside) return video;
  return (
    <Container className={margins} {...marginsOf(bottomMargins)}>
      {video}
    </Container>
  );
}
