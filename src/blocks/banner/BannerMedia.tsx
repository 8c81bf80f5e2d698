import { css, cx } from '@linaria/core';
import type { ContentCaption, ContentMedia, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { Picture } from '#src/ui/text/Picture.tsx';
import { media as queries, radius, space, text } from '#src/ui/theme/tokens.ts';
import { attributes, forEachStep, type Step } from '../parts/breakpoints.ts';
import { groundOf } from '../parts/ground.ts';
import { pictureOf } from '../parts/media.ts';
import { TargetLink } from '../parts/Target.tsx';
import { textLook, textLookOf } from '../parts/text-look.ts';

const single = forEachStep((step) => `&[data-${step}-media='1'] picture:nth-of-type(n + 2) { display: none; }`);

const frame = css`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--column-gap);

  @media ${queries.md} {
    grid-auto-flow: column;
  }

  & > a {
    display: grid;
    grid: inherit;
    grid-auto-columns: inherit;
    grid-auto-flow: inherit;
    gap: inherit;
  }

  ${single}

  &[data-cover],
  &[data-cover] > picture {
    height: 100%;
  }
`;

const plate = css`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  max-width: 9.375rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  background: color-mix(in srgb, var(--paper) 82%, transparent);
  color: var(--ink);
  font-size: ${text.xs};
  line-height: 1.3;

  &[data-corner^='top'] {
    inset-block: ${space[3]} auto;
  }

  &[data-corner$='right'] {
    inset-inline: auto ${space[3]};
  }
`;

/** Text on a picture, at most 9.375rem wide (catalogue 9). */
function Caption({ caption }: { caption: ContentCaption }) {
  return (
    <figcaption
      className={cx(plate, textLook)}
      data-corner={caption.position}
      data-tone={groundOf(caption.colour)['data-tone']}
      {...textLookOf(undefined, caption.style)}
    >
      {caption.text}
    </figcaption>
  );
}

/** The picture of a banner, or several side by side. */
export function BannerMedia(props: {
  media: readonly ContentMedia[];
  /** Of several media, how many are shown at each breakpoint. */
  counts?: Record<Step, number>;
  caption?: ContentCaption;
  target?: ContentTarget;
  sizes?: string;
  isEager?: boolean;
  isCover?: boolean;
}) {
  const { media, counts, caption, target, sizes, isEager, isCover } = props;
  const pictures = media.map((one) => (
    <Picture key={one.sm.path} {...pictureOf(one)} sizes={sizes} isEager={isEager} />
  ));
  return (
    <figure
      data-part="media"
      className={frame}
      data-cover={isCover || undefined}
      {...(counts && media.length > 1 ? attributes('media', counts) : {})}
    >
      {target ? (
        <TargetLink target={target} aria-label={target.text}>
          {pictures}
        </TargetLink>
      ) : (
        pictures
      )}
      {caption && <Caption caption={caption} />}
    </figure>
  );
}
