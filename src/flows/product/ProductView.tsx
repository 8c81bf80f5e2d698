import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { categoryPath } from '#src/domain/catalogue-url.ts';
import { inLocale } from '#src/domain/locale.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Container, Split } from '#src/ui/layout/Layout.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { BuyBox } from './BuyBox.tsx';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

const page = css`
  padding-block: ${space[4]} clamp(3rem, 7vw, 6rem);
`;

/** A product: pictures beside the choices, then the details. */
export function ProductView({
  actor,
  product,
  above,
  onDialog,
}: {
  actor: ProductRef;
  product: Product;
  above?: ReactNode;
  onDialog: OnDialog;
}) {
  const t = useText(productText);
  const locale = useLocale();
  const trail = product.categoryPath.map((category) => ({
    label: category.name,
    href: inLocale(locale, categoryPath(category)),
  }));
  return (
    <Container className={page}>
      <Breadcrumbs label={t('breadcrumbs')} items={[...trail, { label: product.name }]} />
      <Split isEarly aside={<BuyBox actor={actor} product={product} onDialog={onDialog} />}>
        <Gallery product={product} onDialog={onDialog} />
      </Split>
      {above}
      <Details product={product} />
    </Container>
  );
}
