import { useActorRef } from '@xstate/react';
import { useId, useMemo } from 'react';
import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import type { PayPalRef } from '#machines/paypal/paypal.selectors.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createPayPalActors, type Places } from './paypal.actors.ts';
import type { Offer } from './window.ts';

/** The chart of a PayPal button, with its ports. PayPal's own button keeps the offer that it was shown with. */
export function usePayPal(offer: Offer, message: string): { actor: PayPalRef; places: Places } {
  const cart = useCartRef();
  const locale = useLocale() as LocaleCode;
  const button = useId();
  const places = useMemo(() => ({ button, message }), [button, message]);
  const logic = useMemo(
    () =>
      withPorts(payPalMachine, () =>
        payPalMachine.provide({ actors: createPayPalActors({ cart, locale, offer, places }) }),
      ),
    [cart, locale, offer, places],
  );
  const inspect = useInspection();
  return { actor: useActorRef(logic, inspect ? { inspect } : {}), places };
}
