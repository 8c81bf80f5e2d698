import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { selectAskedFor, selectIsBuyable, selectIsGone, selectItemId } from '#machines/product/product.selectors.ts';
import { choicesOf } from '#machines/product/product.variants.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { afterPaint } from '#src/ui/behaviour/afterPaint.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Heart } from '#src/ui/product/Heart.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { BuyBar } from './BuyBar.tsx';
import { Choice } from './Choice.tsx';
import { CustomiseLink } from './CustomiseLink.tsx';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { PayLaterLine } from './PayLaterLine.tsx';
import { Promises } from './Promises.tsx';
import { ShownPrice } from './ShownPrice.tsx';

const box = css`
  display: grid;
  gap: ${space[5]};

  @media ${media.lg} {
    padding-block-start: ${space[2]};
  }
`;

const head = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

const named = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;

  /* The heart is taller than a line of the name, and must not move what follows. */
  & > button {
    margin-block: -0.25rem;
  }
`;

const flags = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

/** Name, price, choices and button of a product. Without script it is a form that chooses a size by the URL. */
export function BuyBox({ actor, product, onDialog }: { actor: ProductRef; product: Product; onDialog: OnDialog }) {
  const { payLater } = product;
  const isBuyable = useSelector(actor, selectIsBuyable);
  const isGone = useSelector(actor, selectIsGone);
  const request = (type: 'purchase.requested' | 'pickup.requested', form: HTMLFormElement | null) => {
    actor.send({ type });
    const missing = selectAskedFor(actor.getSnapshot());
    if (missing) form?.querySelector<HTMLInputElement>(`input[name="${missing}"]`)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    afterPaint(submitter ?? form, () => request('purchase.requested', form));
  };
  return (
    <form className={box} method="get" noValidate onSubmit={submit}>
      <Title product={product} />
      <div>
        <ShownPrice actor={actor} product={product} />
        {payLater && <PayLaterLine plan={payLater} onInfo={() => onDialog('pay-later-info', {})} />}
      </div>
      <Colours product={product} />
      <CustomiseLink product={product} itemId={useSelector(actor, selectItemId)} />
      {choicesOf(product).map((choice) => (
        <Choice key={choice.type} actor={actor} choice={choice} product={product} onDialog={onDialog} />
      ))}
      <BuyBar actor={actor} product={product} />
      <Promises
        product={product}
        isGone={isGone}
        onPickup={isBuyable ? ({ form }) => request('pickup.requested', form) : null}
      />
    </form>
  );
}

function Title({ product: { id, name, kind, badge, eyebrow, rating } }: { product: Product }) {
  const t = useText(productText);
  return (
    <div className={head}>
      {(badge || eyebrow) && (
        <div className={flags}>
          {badge && <Badge tone={badge.id === 'SALE' ? 'accent' : 'ink'}>{badge.label}</Badge>}
          {eyebrow && eyebrow.id !== badge?.id && <Eyebrow>{eyebrow.label}</Eyebrow>}
        </div>
      )}
      <div className={named}>
        <Heading level={1} size="lg">
          {name}
        </Heading>
        <Heart id={id} name={name} variant="secondary" />
      </div>
      {kind && <Text tone="soft">{kind}</Text>}
      {rating && (
        <Rating
          href="#reviews"
          score={rating.score}
          count={rating.reviewsCount}
          showsScore
          label={t('rating', { score: rating.score, count: rating.reviewsCount })}
        />
      )}
    </div>
  );
}

/** Each colour is a product of its own, so its swatch is a link. */
function Colours({ product: { id, url, attributes } }: { product: Product }) {
  const locale = useLocale();
  const colours = attributes.find(({ type }) => type === 'color');
  if (!colours) return null;
  const slug = url.slice(0, -id.length);
  return (
    <Swatches
      label={colours.label}
      selected={id}
      items={colours.options.flatMap((option) =>
        option.id
          ? [
              {
                id: option.id,
                label: option.label,
                colours: option.swatch ?? [],
                href: inLocale(locale, slug + option.id),
                isUnavailable: !option.available,
                groupBy: option.groupBy,
                price: option.price,
              },
            ]
          : [],
      )}
    />
  );
}
