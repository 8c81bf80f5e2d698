import { css, cx } from '@linaria/core';
import { type ReactNode, use, useRef, useState } from 'react';
import { seen } from '../behaviour/seen.ts';
import { QuickShopContext } from './quick-shop-context.ts';
import { useAnchor } from '../text/Link.tsx';
import { Picture } from '../text/Picture.tsx';
import { Skeleton } from '../text/Skeleton.tsx';
import type { HeadingLevel } from '../text/Text.tsx';
import { colour, font, media, motion, radius, space, text } from '../theme/tokens.ts';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;
`;

const frame = css`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.sm};

  & > [data-second] {
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity ${motion.base} ${motion.easeOut};
  }

  @media ${media.hover} {
    article:hover > & > [data-second][data-loaded] {
      opacity: 1;
    }
  }
`;

const corner = css`
  position: absolute;
  z-index: 1;

  &[data-corner='badge'] {
    inset-block-start: ${space[2]};
    inset-inline-start: ${space[2]};
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    pointer-events: none;
  }

  &[data-corner='favourite'] {
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
  }

  &[data-corner='action'] {
    inset-block-end: ${space[2]};
    inset-inline: ${space[2]};
    display: flex;
    gap: ${space[2]};
    justify-content: end;
  }

  @media ${media.hover} {
    &[data-corner='action'] {
      opacity: 0;
      transform: translateY(0.5rem);
      transition:
        opacity ${motion.fast} ${motion.easeOut},
        transform ${motion.fast} ${motion.easeOut};
    }

    article:hover > div > &[data-corner='action'],
    &[data-corner='action']:is(:focus-within, :has([data-chosen])) {
      opacity: 1;
      transform: none;
    }
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: ${space[1]};

  & > [data-part='swatches'] {
    position: relative;
    z-index: 1;
    justify-self: start;
    min-height: 1.5rem;
    margin-block-end: ${space[1]};
  }

  & :is(h2, h3, h4) {
    font-family: ${font.text};
    font-size: ${text.md};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.005em;
  }

  & a[data-part='link'] {
    text-decoration: none;
  }

  & a[data-part='link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & a[data-part='link'][data-pressed]::after {
    background: color-mix(in srgb, ${colour.ink} 12%, transparent);
  }

  & a[data-part='link']:focus-visible {
    outline: none;
  }

  & a[data-part='link']:focus-visible::after {
    outline: 2px solid ${colour.focus};
    outline-offset: 3px;
    border-radius: ${radius.sm};
  }

  article:hover > & a[data-part='link'] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  & [data-part='subtitle'] {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    line-height: 1.35;
  }
`;

const cardSizes = '(min-width: 90em) 21rem, (min-width: 64em) 23vw, (min-width: 48em) 30vw, 46vw';

/** A product in a list. The whole card is its link; swatches, favourite and action are above the link. */
export function ProductCard(props: {
  href: string;
  title: string;
  /** The audience and the kind of product. */
  kind?: string | undefined;
  subtitle?: ReactNode;
  badge?: ReactNode;
  /** The second picture replaces the first while a mouse is over the card. */
  pictures: readonly { path: string; alt: string }[];
  price?: ReactNode;
  swatches?: ReactNode;
  rating?: ReactNode;
  favourite?: ReactNode;
  action?: ReactNode;
  headingLevel?: Extract<HeadingLevel, 2 | 3 | 4>;
  isEager?: boolean | undefined;
  sizes?: string;
  /** The name of the picture in the view transition to the next page. */
  transitionName?: string;
  onPress?: () => void;
  className?: string;
}) {
  const {
    href,
    title,
    kind,
    subtitle,
    badge,
    pictures,
    price,
    swatches,
    rating,
    favourite,
    action,
    onPress,
    className,
  } = props;
  const { headingLevel = 3, isEager, sizes = cardSizes, transitionName } = props;
  const { prepare } = use(QuickShopContext);
  const [second, setSecond] = useState<'absent' | 'loading' | 'loaded'>('absent');
  const picture = useRef<HTMLDivElement>(null);
  // Only the pressed tile gets the name: a page may show a product twice, and each name costs a screenshot. The link
  // starts the transition after the same paint, and after this.
  const carry = () => {
    onPress?.();
    if (transitionName)
      void seen().then(() => picture.current?.style.setProperty('view-transition-name', transitionName));
  };
  const anchor = useAnchor({ href, onClick: carry, hasTransition: transitionName !== undefined });
  const [first, other] = pictures;
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={cx(card, className)}
      onFocus={prepare}
      onPointerEnter={({ pointerType }) => {
        // After the paint: the press that often follows at once is answered first.
        void seen().then(() => {
          prepare();
          if (pointerType === 'mouse') setSecond((was) => (was === 'absent' ? 'loading' : was));
        });
      }}
    >
      <div ref={picture} className={frame} data-tone="day">
        {first && <Picture {...first} sizes={sizes} isEager={isEager} />}
        {other && second !== 'absent' && (
          <div data-second data-loaded={second === 'loaded' || undefined}>
            <Picture path={other.path} alt="" sizes={sizes} isEager onLoad={() => setSecond('loaded')} />
          </div>
        )}
        {badge && (
          <div className={corner} data-corner="badge">
            {badge}
          </div>
        )}
        {favourite && (
          <div className={corner} data-corner="favourite">
            {favourite}
          </div>
        )}
        {action && (
          <div className={corner} data-corner="action">
            {action}
          </div>
        )}
      </div>
      <div className={words}>
        {swatches && <div data-part="swatches">{swatches}</div>}
        <Title>
          <a {...anchor} data-part="link">
            {title}
          </a>
        </Title>
        {kind && <p data-part="subtitle">{kind}</p>}
        {subtitle && <p data-part="subtitle">{subtitle}</p>}
        {price}
        {rating}
      </div>
    </article>
  );
}

/** The placeholder of a product card while it loads; it has the same height. */
export function ProductCardSkeleton() {
  return (
    <div className={card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={words}>
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
