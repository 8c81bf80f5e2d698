import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { countryOf, type LocaleCode, locales } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { applePayText } from '#src/messages/apple-pay.ts';
import { LanguageContext, useLocale, wordsOf } from '#src/messages/text.ts';
import { createApplePayActors } from './apple-pay.actors.ts';
import { ApplePayView } from './ApplePayView.tsx';
import type { SheetWords } from './sheet.ts';

/** The countries that a bill may go to. */
const countries = [...new Set(locales.map(countryOf))];

/** The Apple Pay button beside a cart, with its chart. */
export default function ApplePayExpress({ cart }: { cart: Cart }) {
  const cartRef = useCartRef();
  const locale = useLocale() as LocaleCode;
  const router = useRouter();
  const language = useContext(LanguageContext);
  const logic = useMemo(() => {
    const t = wordsOf(applePayText, language);
    const words: SheetWords = {
      subtotal: t('subtotal'),
      delivery: t('delivery'),
      tax: t('tax'),
      discount: t('discount'),
      unserviceable: t('unserviceable'),
      faults: {
        missing: t('fault-missing'),
        characters: t('fault-characters'),
        country: t('fault-country'),
        city: t('fault-city'),
        'billing-country': t('fault-billing-country'),
      },
    };
    return withPorts(applePayMachine, () =>
      applePayMachine.provide({ actors: createApplePayActors({ cart: cartRef, locale, router, words }) }),
    );
  }, [cartRef, locale, router, language]);
  const inspect = useInspection();
  const input = { country: countryOf(locale), countries };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <ApplePayView actor={actor} cart={cart} />;
}
