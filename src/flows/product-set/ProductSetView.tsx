import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type ProductSetRef,
  selectChosen,
  selectFailure,
  selectIsAdded,
  selectIsAdding,
  selectIsAskedFor,
  selectIsIncomplete,
  selectSet,
  selectTotal,
} from '#machines/product-set/product-set.selectors.ts';
import { choicesOf } from '#machines/product/product.variants.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { useRefusalWords } from '#src/flows/shared/useRefusalWords.ts';
import { productSetText } from '#src/messages/product-set.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { media, radius, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[6]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const item = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  & img {
    border-radius: ${radius.sm};
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-block-start: ${space[6]};
`;

/** The products of a set with their choices, and one button for all of them. */
export function ProductSetView({ actor }: { actor: ProductSetRef }) {
  const t = useText(productSetText);
  const set = useSelector(actor, selectSet);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  if (!set) return null;
  return (
    <Section
      title={t('title')}
      intro={
        <span lang={set.language}>
          {set.name}. {set.description}
        </span>
      }
    >
      <ul className={list} aria-label={t('products')}>
        {set.products.map((product) => (
          <Item key={product.id} actor={actor} product={product} isIncomplete={isIncomplete} />
        ))}
      </ul>
      {isIncomplete ? <Text tone="soft">{t('incomplete')}</Text> : <Foot actor={actor} />}
    </Section>
  );
}

function Item({ actor, product, isIncomplete }: { actor: ProductSetRef; product: Product; isIncomplete: boolean }) {
  const t = useText(productSetText);
  const locale = useLocale();
  const chosen = useSelector(actor, selectChosen)[product.id] ?? {};
  const isAskedFor = useSelector(actor, selectIsAskedFor(product));
  const [front] = product.images;
  return (
    <li className={item}>
      {front && <Picture {...front} alt="" sizes="6rem" />}
      <Stack gap={2}>
        <Link href={inLocale(locale, product.url)}>{product.name}</Link>
        <Price price={product.price} locale={locale} size="sm" />
        {!isIncomplete &&
          choicesOf(product)
            .filter(({ options }) => options.length > 1)
            .map(({ type, label, options }) => (
              <SelectField
                key={type}
                label={`${label}, ${product.name}`}
                isLabelHidden
                name={`${product.id}-${type}`}
                placeholder={label}
                value={chosen[type] ?? ''}
                description={isAskedFor ? t('choose') : undefined}
                onChange={(value) =>
                  actor.send({ type: 'option.chosen', productId: product.id, attribute: type, value })
                }
                options={options.map((option) => ({
                  value: option.value,
                  label: option.label,
                  isDisabled: !option.available,
                }))}
              />
            ))}
      </Stack>
    </li>
  );
}

function Foot({ actor }: { actor: ProductSetRef }) {
  const t = useText(productSetText);
  const money = useMoney();
  const wordsOf = useRefusalWords();
  const set = useSelector(actor, selectSet);
  const total = useSelector(actor, selectTotal);
  const failure = useSelector(actor, selectFailure);
  const isAdding = useSelector(actor, selectIsAdding);
  const isAdded = useSelector(actor, selectIsAdded);
  const currency = set?.products[0]?.currency;
  return (
    <>
      {failure && (
        <Notice tone="error" isLive title={t('refused')}>
          {wordsOf({ change: { operation: 'addItems', items: [] }, failure })}
        </Notice>
      )}
      <div className={foot}>
        <Button isBusy={isAdding} onClick={() => actor.send({ type: 'set.requested' })}>
          {t('add', { count: set?.products.length ?? 0, price: currency ? money(total, currency) : '' })}
        </Button>
        <LiveRegion>{isAdding ? t('adding') : isAdded && t('added')}</LiveRegion>
      </div>
    </>
  );
}
