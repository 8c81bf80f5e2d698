import { useSelector } from '@xstate/react';
import { selectOffer, selectVariant } from '#machines/product/product.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { formatMoney } from '#src/domain/money.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import type { OnDialog, ProductRef } from './product.ref.ts';

/** The button under the choices, by the priority of catalogue 4. */
export function OfferButton({ actor, product, onDialog }: { actor: ProductRef; product: Product; onDialog: OnDialog }) {
  const say = useText(productText);
  const locale = useLocale();
  const offer = useSelector(actor, selectOffer);
  const variant = useSelector(actor, selectVariant);

  if (offer === 'outOfStock') {
    return (
      <Button size="lg" isWide disabled>
        {say('outOfStock')}
      </Button>
    );
  }
  if (offer === 'notifyMe') {
    const data = { productId: product.id, variantId: variant?.id, upc: variant?.upc };
    return (
      <Button
        size="lg"
        isWide
        variant="secondary"
        icon="mail"
        onClick={() => onDialog('notify-me', data)}
      >
        {say('notifyMe')}
      </Button>
    );
  }
  if (offer === 'signIn') {
    return (
      <Button size="lg" isWide icon="user" onClick={() => onDialog('sign-in', {})}>
        {say('signIn')}
      </Button>
    );
  }
  const { current, currency } = variant?.price ?? product.price;
  return (
    <Button type="submit" size="lg" isWide variant="accent" isBusy={offer === 'adding'} {...(offer === 'added' ? { icon: 'check' as const } : {})}>
      {offer === 'added' ? say('added') : say('addFor', { price: formatMoney(current, currency, locale) })}
    </Button>
  );
}
