import { css, cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import { imageSrcSet, imageUrl, imageWidths } from '#src/domain/image.ts';
import { colour, media } from '../theme/tokens.ts';

const frame = css`
  display: block;
  overflow: hidden;
  background: ${colour.sunken};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-fit='contain'] img {
    object-fit: contain;
  }

  @media ${media.dark} {
    & img {
      filter: brightness(0.92);
    }
  }
`;

/** Width and height of each ratio. As attributes they reserve the space before the file loads. */
const ratios = {
  product: { width: 800, height: 1000 },
  wide: { width: 1920, height: 900 },
  tall: { width: 1080, height: 1440 },
  square: { width: 1000, height: 1000 },
  landscape: { width: 1200, height: 800 },
} as const;

export type PictureRatio = keyof typeof ratios;

interface Variant {
  path: string;
  ratio?: PictureRatio;
}

export interface PictureProps {
  path: string;
  alt: string;
  ratio?: PictureRatio;
  /** The width of the picture, as in `<img sizes>`. */
  sizes?: string;
  /** For the largest picture of a first screen: loaded at once and with priority. */
  isEager?: boolean;
  fit?: 'cover' | 'contain';
  /** Pairs this picture with that of the pressed tile (ProductCard) in a view transition. */
  transitionName?: string;
  md?: Variant;
  lg?: Variant;
  onLoad?: () => void;
  className?: string;
  style?: CSSProperties;
}

/** A picture in the widths of the image service. Its space is reserved before it loads. */
export function Picture(props: PictureProps) {
  const {
    path,
    alt,
    ratio = 'product',
    sizes = '100vw',
    isEager,
    fit,
    transitionName,
    md,
    lg,
    onLoad,
    className,
    style,
  } = props;
  const sources = [
    { query: media.lg, variant: lg },
    { query: media.md, variant: md },
  ];
  return (
    <picture
      className={cx(frame, className)}
      data-fit={fit}
      style={transitionName ? { viewTransitionName: transitionName } : style}
    >
      {sources.map(({ query, variant }) =>
        variant ? (
          <source
            key={query}
            media={query}
            srcSet={imageSrcSet(variant.path, imageWidths) || variant.path}
            sizes={sizes}
            {...ratios[variant.ratio ?? ratio]}
          />
        ) : null,
      )}
      <img
        src={imageUrl(path)}
        srcSet={imageSrcSet(path, imageWidths) || undefined}
        sizes={sizes}
        alt={alt}
        {...ratios[ratio]}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? 'sync' : 'async'}
        onLoad={onLoad}
      />
    </picture>
  );
}
