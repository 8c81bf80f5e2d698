import { css } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import type { VideoProps } from './video.data.ts';

const Player = later<VideoProps>(
  () => import('./Video.tsx'),
  () => null,
);

/** The poster has the room of the video, whose code comes when the shopper is near. */
const place = css`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & video {
    width: 100%;
  }
`;

/** A video. Without script it is the browser's own. */
export function LaterVideo({ id, ...video }: VideoProps & { id: string }) {
  return (
    <div className={place}>
      <Picture {...video.poster} alt={video.title} />
      {/* Browsers with script never read it, and React does not hydrate it. */}
      <noscript>
        {import.meta.env.SSR && (
          <video src={video.src} controls preload="none">
            {video.tracks.map((track) => (
              <track key={track.src} {...track} />
            ))}
          </video>
        )}
      </noscript>
      <WhenNear id={id} reach={0}>
        <Player {...video} />
      </WhenNear>
    </div>
  );
}
