import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { selectCards, selectHasRow } from '#machines/carousel/carousel.selectors.ts';
import type { CartItem, ProductCard } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { miniCartText } from '#src/messages/mini-cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { LineItem } from '#src/ui/product/LineItem.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';

/** The maximum number of products; the space decides how many are shown. */
const MOST = 3;

/**
 * The space of the panel below the lines. Its size never depends on its content, so that nothing else moves when the
 * row appears or does not. A phone's panel is as tall as its lines, and reserves space for two products under one or
 * two lines.
 */
const place = css`
  flex: 1 0 0;
  min-height: 0;
  container-type: size;

  @media ${media.belowLg} {
    &[data-few] {
      flex: none;
      height: 14.5rem;
    }
  }

  @media ${media.belowLg} and (max-height: 54em) {
    &[data-few='2'] {
      height: 0;
    }
  }

  @media ${media.belowLg} and (max-height: 46em) {
    &[data-few='1'] {
      height: 0;
    }
  }
`;

const row = css`
  display: none;
  padding-block-start: ${space[5]};

  & > :last-child {
    display: grid;
    gap: ${space[3]};
    margin-block-start: ${space[3]};
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${colour.line};
  }

  & > :last-child > :nth-child(n + 3) {
    display: none;
  }

  @container (min-height: 14.5rem) {
    display: block;
  }

  @container (min-height: 20rem) {
    & > :last-child > :nth-child(n + 3) {
      display: grid;
    }
  }
`;

/** Smaller than the lines of the cart. */
const offer = css`
  &&[data-size] {
    grid-template-columns: 3.5rem minmax(0, 1fr);
  }
`;

const bones = css`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space[3]};
`;

interface Props {
  actor: ActorRefFrom<typeof carouselMachine>;
  /** The id of the element that the chart watches. */
  id: string;
  lines: CartItem[];
}

/** Two or three products under the lines, if the panel has space for them. */
export function GoesWellView({ actor, id, lines }: Props) {
  const t = useText(miniCartText);
  const locale = useLocale();
  const hasRow = useSelector(actor, selectHasRow);
  const cards = useSelector(actor, selectCards);
  const offered = offersOf(cards, lines);
  const isComing = cards.length === 0;
  return (
    <div className={place} data-few={lines.length <= 2 ? lines.length : undefined}>
      {hasRow && (isComing || offered.length > 0) && (
        <section id={id} className={row} aria-labelledby={`${id}-title`} aria-busy={isComing}>
          <Heading level={3} size="xs" id={`${id}-title`}>
            {t('goesWell')}
          </Heading>
          {isComing ? (
            <div>
              {Array.from({ length: MOST }, (_, at) => (
                <div key={at} className={bones}>
                  <Skeleton shape="picture" />
                  <Skeleton lines={2} />
                </div>
              ))}
            </div>
          ) : (
            <ul data-origin="up-sell-complete-the-look">
              {offered.map((card) => (
                <LineItem
                  key={card.id}
                  as="li"
                  size="sm"
                  className={offer}
                  picture={{ path: card.image.path, alt: '' }}
                  title={card.name}
                  href={inLocale(locale, card.url)}
                  meta={card.kind ? [card.kind] : []}
                  price={<Price price={card.price} locale={locale} size="sm" />}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** Sorts and filters the offers: no product that is in the cart in any colour, and other kinds of product first. */
function offersOf(cards: ProductCard[], lines: CartItem[]): ProductCard[] {
  const isSameKind = ({ kind }: ProductCard) => Number(lines.some((line) => line.kind === kind));
  return cards
    .filter(({ masterId }) => lines.every((line) => line.masterId !== masterId))
    .sort((one, other) => isSameKind(one) - isSameKind(other))
    .slice(0, MOST);
}
