import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { storeStockMachine } from '#machines/store-stock/store-stock.machine.ts';
import type { StoresMeant } from '#machines/store-stock/store-stock.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createStoreStockActors } from './store-stock.actors.ts';

/** The chart of the stock for a cart. A component that looks elsewhere needs another `key`. */
export function useStoreStock(where: StoresMeant) {
  const cart = useCartRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(storeStockMachine, () =>
        storeStockMachine.provide({ actors: createStoreStockActors({ locale, cart }) }),
      ),
    [locale, cart],
  );
  const inspect = useInspection();
  const input = { where };
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
