import { css } from '@linaria/core';
import type { CategoryCardsBlock as CategoryCards } from '#openapi/generated/waymark.gen.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, font, media, motion, radius, space, title } from '#src/ui/theme/tokens.ts';
import { BlockSection } from './parts/BlockSection.tsx';
import { TargetLink } from './parts/Target.tsx';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} var(--column-gap);

  @media ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &[data-count='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    color: inherit;
  }

  & picture {
    border-radius: ${radius.sm};
  }

  &[data-variant='round'] picture {
    border-radius: ${radius.round};
  }

  & img {
    transition: transform ${motion.dialog} ${motion.easeOut};
  }

  & span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    font-family: ${font.title};
    font-size: ${title.sm};
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.02em;
    /* Breaks a long name, so that no card is wider than its column. */
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    color: ${colour.accentText};
    transition: transform ${motion.base} ${motion.easeOut};
  }

  @media ${media.hover} {
    & a:hover img {
      transform: scale(1.025);
    }

    & a:hover svg {
      transform: translateX(0.25rem);
    }
  }
`;

const ratios = { portrait: 'product', square: 'square', round: 'square' } as const;

/** Categories as cards, each with its picture. */
export function CategoryCardsBlock({ block }: { block: CategoryCards }) {
  const { items, variant = 'portrait' } = block;
  return (
    <BlockSection block={block}>
      <ul className={grid} data-variant={variant} data-count={items.length}>
        {items.map(({ id, title: name, image, target }) => (
          <li key={id}>
            <TargetLink target={target}>
              <Picture
                path={image.path}
                alt=""
                ratio={ratios[variant]}
                sizes="(min-width: 90em) 21rem, (min-width: 64em) 23vw, 46vw"
              />
              <span>
                {name}
                <Icon name="arrow-right" />
              </span>
            </TargetLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
