import { css } from '@linaria/core';
import type { ContentMedia } from '#openapi/generated/waymark.gen.ts';
import { LaterVideo } from '#src/flows/video/index.ts';
import { media as queries } from '#src/ui/theme/tokens.ts';
import { pictureOf } from '../parts/media.ts';

/** Over the poster, which keeps the place of the video. */
const layer = css`
  position: absolute;
  inset: 0;
  overflow: hidden;

  & > *,
  & picture,
  & [id] {
    height: 100%;
  }
`;

const settings = { autoplay: true, hideControls: true, lazy: true, loop: true, muted: true };

export interface SilentVideoProps {
  id: string;
  media: ContentMedia;
  sizes?: string;
}

/** A video without sound in the place of a picture. It plays while it is seen, and can be paused. */
export default function SilentVideo({ id, media, sizes = '100vw' }: SilentVideoProps) {
  const { alt, ...poster } = pictureOf(media);
  const wider = [
    ...(media.lg ? [{ src: media.lg.path, query: queries.lg }] : []),
    ...(media.md ? [{ src: media.md.path, query: queries.md }] : []),
  ];
  return (
    <div className={layer}>
      <LaterVideo
        id={id}
        src={media.sm.path}
        wider={wider}
        title={alt}
        poster={{ ...poster, sizes }}
        tracks={[]}
        settings={settings}
      />
    </div>
  );
}
