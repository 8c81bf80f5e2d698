import { css } from '@linaria/core';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, type Ref, useImperativeHandle } from 'react';
import type { productMachine } from '#machines/product/product.machine.ts';
import { selectAskedFor, selectIsBuyable, selectOffer } from '#machines/product/product.selectors.ts';
import type { Chosen } from '#machines/product/product.types.ts';
import { choicesOf } from '#machines/product/product.variants.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { LaterApplePay } from '#src/flows/apple-pay/index.ts';
import { LaterPayPal } from '#src/flows/paypal/index.ts';
import {
  Choice,
  ComingSoon,
  CustomiseLink,
  OfferButton,
  PayLaterLine,
  type ProductRef,
  Refusal,
  ShownPrice,
} from '#src/flows/product/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { walletButtons } from '#src/flows/shared/wallet-place.ts';
import { productText } from '#src/messages/product.ts';
import { quickShopText } from '#src/messages/quick-shop.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { afterPaint } from '#src/ui/behaviour/afterPaint.ts';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import type { Purpose } from './purpose.ts';

const form = css`
  display: grid;
  gap: ${space[5]};

  /* As high as the foot with the buttons of wallets, and the words below a choice that say what is missing. */
  & :is(fieldset, [role='radiogroup']) {
    scroll-margin-block-end: 19rem;
  }
`;

/** Stays at the end of the dialog while the choices scroll. */
const foot = css`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(-1 * ${space[5]});
  display: grid;
  gap: ${space[3]};
  margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  padding: ${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
  background: ${colour.surface};
`;

const updates = { 'update-cart-item': 'update', 'update-saved-item': 'updateSaved' } as const;

/** What is chosen in one colour, and the button. Pass the product's id as key. */
export function QuickShopChoice(props: {
  ref: Ref<ProductRef>;
  choice: typeof productMachine;
  product: Product;
  chosen: Chosen;
  purpose: Purpose;
  onDialog: OnDialog;
}) {
  const { ref, choice, product, chosen, purpose, onDialog } = props;
  const { context } = purpose;
  const { kind, url } = product;
  const inspect = useInspection();
  const input = { product, chosen, ...(purpose.context === 'add' ? {} : { itemId: purpose.itemId }) };
  const actor = useActorRef(choice, inspect ? { input, inspect } : { input });
  useImperativeHandle(ref, () => actor, [actor]);
  const t = useText(quickShopText);
  const locale = useLocale();
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    afterPaint(submitter ?? form, () => {
      actor.send({ type: 'purchase.requested' });
      const missing = selectAskedFor(actor.getSnapshot());
      const asked = missing && form.querySelector<HTMLInputElement>(`input[name="${missing}"]`);
      if (!asked) return;
      asked.focus({ preventScroll: true });
      asked.closest('fieldset, [role=radiogroup]')?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <form className={form} noValidate onSubmit={press}>
      <div>
        {kind && <Text tone="soft">{kind}</Text>}
        <ShownPrice actor={actor} product={product} />
        {product.payLater && <PayLaterLine plan={product.payLater} onInfo={() => onDialog('pay-later-info', {})} />}
      </div>
      {purpose.context !== 'update-saved-item' && (
        <CustomiseLink product={product} itemId={purpose.context === 'add' ? null : purpose.itemId} />
      )}
      {choicesOf(product).map((one) => (
        <Choice key={one.type} actor={actor} choice={one} product={product} onDialog={onDialog} />
      ))}
      <div className={foot}>
        <Button actor={actor} product={product} context={context} />
        <Link href={inLocale(locale, url)}>{t('details')}</Link>
      </div>
    </form>
  );
}

/** The button by the priority of catalogue 4, with what is to be known about it. */
function Button({ actor, product, context }: { actor: ProductRef; product: Product; context: Purpose['context'] }) {
  const t = useText(quickShopText);
  const words = useText(productText);
  const offer = useSelector(actor, selectOffer);
  const isBuyable = useSelector(actor, selectIsBuyable);
  if (offer === 'comingSoon') return <ComingSoon product={product} />;
  return (
    <>
      <Refusal actor={actor} />
      {offer === 'outOfStock' && <Text tone="soft">{t('soldOut')}</Text>}
      {offer === 'signIn' && <Text tone="soft">{words('membersNote')}</Text>}
      <OfferButton actor={actor} product={product} {...(context === 'add' ? {} : { update: t(updates[context]) })} />
      {context === 'add' && isBuyable && !product.isRobisOnly && (
        <div className={walletButtons}>
          {product.productType !== 'digital' && <LaterApplePay product={actor} />}
          <LaterPayPal product={actor} />
        </div>
      )}
      <LiveRegion>{offer === 'adding' && (context === 'add' ? words('adding') : t('updating'))}</LiveRegion>
    </>
  );
}
