import type { VideoCloudinaryAsset, VideoPlayerSettings, VideoTrack } from '#openapi/generated/waymark.gen.ts';
import type { PictureProps } from '#src/ui/text/Picture.tsx';

/** A video as a page shows it. */
export interface VideoProps {
  /** A file, or a page of a video-sharing site. */
  src: string;
  cloudinaryAsset?: VideoCloudinaryAsset;
  /** Other files for wider windows, the widest first. */
  wider?: readonly { src: string; query: string }[];
  title: string;
  poster: Pick<PictureProps, 'path' | 'ratio' | 'md' | 'lg' | 'sizes'>;
  tracks: readonly VideoTrack[];
  settings: VideoPlayerSettings;
}
