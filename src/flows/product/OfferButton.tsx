import { useSelector } from '@xstate/react';
import { selectOffer, selectVariant } from '#machines/product/product.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { notifyMeText } from '#src/messages/notify-me.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import type { ProductRef } from './product.ref.ts';

/** The button under the choices, by the priority of catalogue 4. `update`: its text where it changes a line. */
export function OfferButton({ actor, product, update }: { actor: ProductRef; product: Product; update?: string }) {
  const t = useText(productText);
  const notify = useText(notifyMeText);
  const locale = useLocale();
  const offer = useSelector(actor, selectOffer);
  const variant = useSelector(actor, selectVariant);

  if (offer === 'outOfStock') return <NothingToPress>{t('outOfStock')}</NothingToPress>;
  if (offer === 'notifyMe')
    return (
      <Button type="submit" size="lg" isWide>
        {notify('title')}
      </Button>
    );
  if (offer === 'signIn')
    return (
      <Button type="submit" size="lg" isWide variant="accent">
        {t('signInToBuy')}
      </Button>
    );
  const { current, currency } = variant?.price ?? product.price;
  return (
    <Button
      type="submit"
      size="lg"
      isWide
      variant="accent"
      isBusy={offer === 'adding'}
      {...(offer === 'added' ? { icon: 'check' as const } : {})}
    >
      {update ?? (offer === 'added' ? t('added') : t('addFor', { price: formatMoney(current, currency, locale) }))}
    </Button>
  );
}

function NothingToPress({ children }: { children: string }) {
  return (
    <Button size="lg" isWide disabled>
      {children}
    </Button>
  );
}
