import { cx } from '@linaria/core';
import { useId } from 'react';
import type { ContentCaption, ContentMedia, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { Picture } from '#src/ui/text/Picture.tsx';
import { later } from '#src/ui/behaviour/later.tsx';
import { attributes, type Step } from '../parts/breakpoints.ts';
import { ground } from '../parts/ground.ts';
import { pictureOf } from '../parts/media.ts';
import { TargetLink } from '../parts/Target.tsx';
import { textLook } from '../parts/text-look.ts';
import { groundOf, textLookOf } from '../parts/style-attributes.ts';
import { frame, plate } from './frame.ts';
import type { SilentVideoProps } from './SilentVideo.tsx';

/** Text on a picture, at most 9.375rem wide (catalogue 9). */
function Caption({ caption }: { caption: ContentCaption }) {
  return (
    <figcaption
      className={cx(plate, ground, textLook)}
      data-corner={caption.position}
      {...groundOf(caption.colour)}
      {...textLookOf(undefined, caption.style)}
    >
      {caption.text}
    </figcaption>
  );
}

/** Its code comes with the banner that has a video. */
const SilentVideo = later<SilentVideoProps>(
  () => import('./SilentVideo.tsx'),
  () => null,
);

/** The picture or silent video of a banner, or several pictures side by side. */
export function BannerMedia(props: {
  media: readonly ContentMedia[];
  /** Of several media, how many are shown at each breakpoint. */
  counts?: Record<Step, number>;
  caption?: ContentCaption;
  target?: ContentTarget;
  sizes?: string;
  isEager?: boolean;
  isCover?: boolean;
  /** True if the banner is one link. */
  isLinked?: boolean;
}) {
  const { media, counts, caption, target, sizes, isEager, isCover, isLinked } = props;
  const id = useId();
  // In a link its button could not be pressed: the poster stays.
  const film = target || isLinked ? undefined : media.find(({ sm }) => sm.kind === 'video');
  // Editors may show one picture twice, and never move them.
  const pictures = media.map((one, position) => (
    <Picture key={position} {...pictureOf(one)} sizes={sizes} isEager={isEager} />
  ));
  return (
    <figure
      data-part="media"
      className={frame}
      data-cover={isCover || undefined}
      data-film={film ? true : undefined}
      {...(counts && media.length > 1 ? attributes('media', counts) : {})}
    >
      {target ? (
        <TargetLink target={target} aria-label={target.text}>
          {pictures}
        </TargetLink>
      ) : (
        pictures
      )}
      {film && <SilentVideo id={`${id}-video`} media={film} sizes={sizes} />}
      {caption && <Caption caption={caption} />}
    </figure>
  );
}
