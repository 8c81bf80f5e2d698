import { useSelector } from '@xstate/react';
import { selectItemId, selectOffer, selectVariant } from '#machines/product/product.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

/** The button under the choices, by the priority of catalogue 4. `update`: its text where it changes a line. */
export function OfferButton({ actor, product, update }: { actor: ProductRef; product: Product; update?: string }) {
  const t = useText(productText);
  const locale = useLocale();
  const offer = useSelector(actor, selectOffer);
  const variant = useSelector(actor, selectVariant);
  const itemId = useSelector(actor, selectItemId);

  const { current, currency } = variant?.price ?? product.price;
  const isGone = offer === 'outOfStock';
  const words = () => {
    if (isGone) return t('outOfStock');
    if (offer === 'notifyMe') return t('notifyMe');
    if (offer === 'signIn') return t('signInToBuy');
    if (update ?? itemId) return update ?? t('update');
    if (product.isRobisOnly) return t('reserve');
    return offer === 'added' ? t('added') : t('addFor', { price: formatMoney(current, currency, locale) });
  };
  return (
    <Button
      type="submit"
      size="lg"
      isWide
      variant={isGone || offer === 'notifyMe' ? 'primary' : 'accent'}
      disabled={isGone}
      isBusy={offer === 'adding'}
      {...(offer === 'added' ? { icon: 'check' as const } : {})}
    >
      {words()}
    </Button>
  );
}
