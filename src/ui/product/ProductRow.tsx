import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Carousel } from '../layout/Carousel.tsx';
import { media } from '../theme/tokens.ts';

/** The presets of the card width: how many cards a large screen shows; the search hub shows five (catalogue 9). */
export type RowCards = 'cards-3' | 'cards-5' | 'cards-6' | 'search-hub';

const row = css`
  && ul[data-slide] {
    --slide: 62%;
    --in-view: 3;
  }

  @media ${media.md} {
    && ul[data-slide] {
      --slide: calc((100% - (var(--in-view) - 1) * var(--column-gap)) / var(--in-view));
    }
  }

  @media ${media.lg} {
    &&[data-cards='cards-5'] ul[data-slide],
    &&[data-cards='search-hub'] ul[data-slide] {
      --in-view: 5;
    }

    &&[data-cards='cards-6'] ul[data-slide] {
      --in-view: 6;
    }
  }
`;

/** Cards of products in a row to swipe. Its arrows, from md, move by six cards of the smallest width, else by three. */
export function ProductRow(props: {
  label: string;
  cards: RowCards;
  /** Language of the products. */
  lang?: string;
  className?: string;
  /** How a shopper who presses a card came to its product (catalogue 9); null while the cards are not there. */
  origin?: 'recommendation-carousel' | 'up-sell-complete-the-look' | null;
  children: ReactNode;
}) {
  const { label, cards, lang, className, origin = 'recommendation-carousel', children } = props;
  return (
    <div className={cx(row, className)} lang={lang} data-cards={cards} data-origin={origin ?? undefined}>
      <Carousel label={label} step={cards === 'cards-6' ? 6 : 3}>
        {children}
      </Carousel>
    </div>
  );
}
