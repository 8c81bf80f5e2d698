import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { PromoCode } from '#src/flows/cart/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import { SignInOffer, useWhyEmpty } from '#src/flows/session/index.ts';
import { useCartRef, useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { createCheckoutActors } from './checkout.actors.ts';
import { Wallets } from '#src/flows/wallets/index.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { SpendBanner } from '#src/flows/spend-banner/index.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The checkout of this page's cart (core 2: /checkout). */
export function CheckoutPage({ locale }: { locale: LocaleCode }) {
  const cart = useCartRef();
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const logic = useMemo(
    () =>
      withPorts(checkoutMachine, () =>
        checkoutMachine.provide({ actors: createCheckoutActors({ cart, session, locale, router }) }),
      ),
    [cart, session, locale, router],
  );
  const input = { locale, country: countryOf(locale) };
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <CheckoutScreen
      actor={actor}
      onDialog={(name, data) => dialogs.send({ type: 'dialog.requested', name, data })}
      banner={<SpendBanner />}
      promo={(held) => <PromoCode cartRef={cart} cart={held} />}
      empty={useWhyEmpty()}
      express={useSelling() ? undefined : (held) => <Wallets cart={held} />}
      signIn={<SignInOffer />}
    />
  );
}
