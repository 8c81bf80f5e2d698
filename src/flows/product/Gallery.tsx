import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { productText } from '#src/messages/product.ts';
import { useText } from '#src/messages/text.ts';
import { Picture } from '#src/ui/text/Picture.tsx';
import { LaterVideo } from '#src/flows/video/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';

const frame = css`
  @media ${media.lg} {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: start;
  }
`;

const rail = css`
  display: none;

  @media ${media.lg} {
    position: sticky;
    top: 6rem;
    display: grid;
    gap: ${space[2]};
    /* Ends above elements that stay at the bottom of the window. */
    max-height: calc(100dvh - 6rem - var(--above-all) - 0.5rem);
    overflow-y: auto;
    scrollbar-width: none;
  }

  & a {
    display: block;
    border-radius: ${radius.sm};
    overflow: hidden;
    outline-offset: -2px;
  }

  & a:hover {
    outline: 2px solid ${colour.ink};
  }
`;

const views = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 86%;
  gap: ${space[2]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  scroll-padding-inline: var(--gutter);

  &::-webkit-scrollbar {
    display: none;
  }

  & > li {
    scroll-snap-align: start;
    scroll-margin-block: 6rem;
  }

  & > li:only-child {
    grid-column: 1 / -1;
  }

  & picture {
    border-radius: ${radius.sm};
  }

  & > li > button {
    display: block;
    width: 100%;
    cursor: zoom-in;
  }

  @media ${media.md} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow: visible;
    margin: 0;
    padding: 0;

    & > li:first-child {
      grid-column: 1 / -1;
    }
  }

  @media ${media.md} and ${media.belowLg} {
    & > li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }

  @media ${media.lg} {
    gap: ${space[4]};

    & > li:first-child:nth-last-child(even) {
      grid-column: auto;
    }
  }
`;

/** Scrolls to the picture in the page. Without script, an anchor. */
function show(click: MouseEvent<HTMLAnchorElement>) {
  const view = document.getElementById(click.currentTarget.hash.slice(1));
  if (!view) return;
  click.preventDefault();
  const isStill = matchMedia(media.still).matches;
  view.scrollIntoView({ block: 'start', inline: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

const largeSizes = '(min-width: 90em) 46rem, (min-width: 48em) 50vw, 86vw';
const pairSizes = '(min-width: 90em) 23rem, (min-width: 48em) 25vw, 86vw';

/** The pictures: a row to swipe on a phone, a column from md, with thumbnails beside it from lg. */
export function Gallery({ product: { id, name, images, video }, onDialog }: { product: Product; onDialog: OnDialog }) {
  const t = useText(productText);
  return (
    <div className={frame}>
      <div className={rail}>
        {images.length > 1 &&
          images.map((image, at) => (
            <a
              key={image.path}
              href={`#view-${at + 1}`}
              aria-label={t('showPicture', { number: at + 1 })}
              onClick={show}
            >
              <Picture path={image.path} alt="" sizes="4.5rem" />
            </a>
          ))}
      </div>
      {/* Focusable because the row scrolls sideways: the keyboard must reach it. */}
      <ul className={views} aria-label={t('gallery')} tabIndex={0}>
        {images.map((image, at) => (
          <li key={image.path} id={`view-${at + 1}`}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onDialog('picture-zoom', { name, pictures: images, at })}
            >
              <Picture
                {...image}
                isEager={at === 0}
                sizes={at === 0 ? largeSizes : pairSizes}
                {...(at === 0 ? { transitionName: `product-${id}` } : {})}
              />
            </button>
          </li>
        ))}
        {video && (
          <li>
            <LaterVideo
              {...video}
              id="video"
              poster={{ path: video.poster, sizes: pairSizes }}
              settings={{ autoplay: true, lazy: true }}
            />
          </li>
        )}
      </ul>
    </div>
  );
}
