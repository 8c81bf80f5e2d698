import { css } from '@linaria/core';
import { Fragment, type ReactNode } from 'react';
import type { ProductCard, ProductComparison } from '#openapi/generated/waymark.gen.ts';
import { comparePath } from '#src/domain/compare.ts';
import { inLocale } from '#src/domain/locale.ts';
import { cardText } from '#src/messages/card.ts';
import { compareText } from '#src/messages/compare.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { isCompared, toggleCompared } from '#src/ui/product/compared.ts';
import { Price } from '#src/ui/product/Price.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

const scroller = css`
  /* Contains the labels of the stars, which are unseen and absolute: they would widen the page. */
  position: relative;
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.sm};
  }

  & :is(th, td) {
    min-width: 9rem;
    padding: ${space[3]};
    border-block-end: 1px solid ${colour.line};
    text-align: start;
    vertical-align: top;
  }

  /* Wider than there is room for, and the same: then all products have one width, whatever is said about them. */
  & tr > :not(:first-child) {
    width: 40rem;
  }

  /* The names of the rows stay in sight while a phone scrolls the products. */
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 5.5rem;
    background: ${colour.paper};
  }
`;

/** A column for each product, a row for each fact. */
export function CompareTable(props: { cards: readonly ProductCard[]; qualities: ProductComparison['qualities'] }) {
  const { cards, qualities } = props;
  const t = useText(compareText);
  const card = useText(cardText);
  const locale = useLocale();
  const without = (id: string) => comparePath(cards.flatMap((one) => (one.id === id ? [] : one.id)));
  const row = (label: string, cell: (one: ProductCard) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {cards.map((one) => (
        <td key={one.id}>{cell(one)}</td>
      ))}
    </tr>
  );
  return (
    <div className={scroller} role="region" aria-labelledby="compare" tabIndex={0}>
      <table aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {cards.map(({ id, name, url, image }) => (
              <th key={id} scope="col">
                <Picture {...image} sizes="(min-width: 48em) 20vw, 40vw" isEager />
                <a href={inLocale(locale, url)}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('price'), ({ price }) => (
            <Price price={price} locale={locale} size="sm" />
          ))}
          {row(t('kind'), ({ kind }) => kind ?? '–')}
          {row(t('rating'), ({ rating }) =>
            rating ? (
              <Rating
                score={rating.score}
                count={rating.reviewsCount}
                label={card('rating', { score: rating.score, count: rating.reviewsCount })}
              />
            ) : (
              t('noRating')
            ),
          )}
          {row(t('colours'), ({ colours }) => colours.map(({ label }) => label).join(', '))}
          {row(t('sizes'), ({ sizesAvailable, allVariantsOutOfStock, comingSoon }) =>
            comingSoon ? t('comingSoon') : allVariantsOutOfStock ? card('soldOut') : sizesAvailable.join(', '),
          )}
          {qualities.map(({ id, label, max, values }) => (
            <Fragment key={id}>
              {row(label, (one) => {
                const value = values[cards.indexOf(one)];
                return typeof value === 'number' ? t('quality', { value, max }) : '–';
              })}
            </Fragment>
          ))}
          {row(t('choice'), ({ id, name }) => (
            <ButtonLink
              variant="secondary"
              size="sm"
              href={inLocale(locale, without(id))}
              onClick={() => {
                if (isCompared(id)) toggleCompared(id);
              }}
              aria-label={t('removeItem', { name })}
            >
              {t('remove')}
            </ButtonLink>
          ))}
        </tbody>
      </table>
    </div>
  );
}
