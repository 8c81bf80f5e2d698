import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectAddedItemId } from '#machines/mini-cart/mini-cart.selectors.ts';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createCarouselActors } from '#src/flows/carousel/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCart, useMiniCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { GoesWellView } from './GoesWellView.tsx';
import { inMiniOrder } from './in-mini-order.ts';

/** The id of the row's element in the panel. */
const PLACE = 'goes-well';

/** Recommendations for the first line of the mini cart that is not a gift card: a gift card fits every product. */
export function GoesWell() {
  const cart = useCart(selectCart);
  const added = useSelector(useMiniCartRef(), selectAddedItemId);
  const first = cart && inMiniOrder(cart, added).find(({ isDigitalProduct }) => !isDigitalProduct);
  return cart && first ? <Row key={first.productId} productId={first.productId} lines={cart.items} /> : null;
}

function Row({ productId, lines }: { productId: string; lines: CartItem[] }) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(carouselMachine, () =>
        // Without space, the element is not displayed (GoesWellView.tsx): it never becomes visible. No call is made.
        carouselMachine.provide({ actors: createCarouselActors({ locale, id: PLACE, reach: 0 }) }),
      ),
    [locale],
  );
  const inspect = useInspection();
  const input = { source: 'related' as const, productIds: [productId] };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <GoesWellView actor={actor} id={PLACE} lines={lines} />;
}
