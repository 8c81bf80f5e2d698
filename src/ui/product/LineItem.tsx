import { css, cx } from '@linaria/core';
import type { ElementType, ReactNode } from 'react';
import { Link } from '../text/Link.tsx';
import { Picture } from '../text/Picture.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';
import { waiting } from '../behaviour/waiting.ts';

const item = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  transition: filter ${motion.fast} ${motion.easeOut};

  &[data-size='sm'] {
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[3]};
    font-size: ${text.sm};
  }

  &[data-busy] {
    ${waiting}
  }

  @media ${media.md} {
    &[data-size='md'] {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: ${space[3]} ${space[5]};
    }
  }
`;

const picture = css`
  align-self: start;
  border-radius: ${radius.sm};
`;

/** The text and the controls stand beside the picture. */
const besideBoth = css`
  [data-size='sm'] > & {
    grid-row: 1 / span 2;
  }

  @media ${media.md} {
    grid-row: 1 / span 2;
  }
`;

const body = css`
  display: grid;
  align-content: start;
  gap: ${space[1]} ${space[4]};
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;

  & > [data-part='title'] {
    font-weight: 600;
    line-height: 1.3;
  }

  & > [data-part='price'] {
    grid-row: 1 / span 2;
    grid-column: 2;
    text-align: end;
    justify-self: end;
  }

  [data-size='sm'] > & > [data-part='price'] > * {
    flex-direction: column;
    align-items: flex-end;
  }

  & > [data-part='notice'] {
    grid-column: 1 / -1;
    margin-block-start: ${space[2]};
  }

  & > [data-part='meta'] {
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;

/** Beside the picture; on a phone below it, so that three words fit into a row in every language. */
const under = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  [data-size='sm'] > & {
    grid-column: 2;
  }

  @media ${media.md} {
    grid-column: 2;
  }
`;

/** One product in the cart, in an order, or in the saved list. */
export function LineItem(props: {
  picture: { path: string; alt: string };
  title: ReactNode;
  href?: string;
  meta?: readonly ReactNode[];
  price?: ReactNode;
  controls?: ReactNode;
  notice?: ReactNode;
  isBusy?: boolean;
  size?: 'sm' | 'md';
  as?: 'article' | 'li' | 'div';
  className?: string;
}) {
  const {
    picture: shown,
    title,
    href,
    meta = [],
    price,
    controls,
    notice,
    isBusy,
    size = 'md',
    as = 'div',
    className,
  } = props;
  const Tag: ElementType = as;
  return (
    <Tag
      className={cx(item, className)}
      data-size={size}
      data-busy={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      <Picture
        {...shown}
        sizes={size === 'sm' ? '4.5rem' : '8.5rem'}
        className={cx(picture, Boolean(controls) && besideBoth)}
      />
      <div className={body}>
        <div data-part="title">
          {href ? (
            <Link href={href} variant="quiet">
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {price && <div data-part="price">{price}</div>}
        {meta.length > 0 && (
          <div data-part="meta">
            {meta.map((line, place) => (
              <div key={place}>{line}</div>
            ))}
          </div>
        )}
        {notice && <div data-part="notice">{notice}</div>}
      </div>
      {controls && <div className={under}>{controls}</div>}
    </Tag>
  );
}
