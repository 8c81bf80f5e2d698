import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { productSetMachine } from '#machines/product-set/product-set.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createProductSetActors } from './product-set.actors.ts';
import { ProductSetView } from './ProductSetView.tsx';

/** Shop the look, and its chart. */
export default function ProductSet({ productId }: { productId: string }) {
  const locale = useLocale() as LocaleCode;
  const cart = useCartRef();
  const logic = useMemo(
    () =>
      withPorts(productSetMachine, () => productSetMachine.provide({ actors: createProductSetActors(cart, locale) })),
    [cart, locale],
  );
  const inspect = useInspection();
  const input = { productId };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <ProductSetView actor={actor} />;
}
