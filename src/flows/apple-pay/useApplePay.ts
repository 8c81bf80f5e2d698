import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { ApplePayRef } from '#machines/apple-pay/apple-pay.selectors.ts';
import { countryOf, type LocaleCode, locales } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { applePayText } from '#src/messages/apple-pay.ts';
import { LanguageContext, useLocale, wordsOf } from '#src/messages/text.ts';
import { createApplePayActors } from './apple-pay.actors.ts';
import type { SheetWords } from './sheet.ts';

/** The countries that a bill may go to. */
const countries = [...new Set(locales.map(countryOf))];

/** The chart of an Apple Pay button, with its ports. */
export function useApplePay(): ApplePayRef {
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
      faults: {
        missing: t('fault-missing'),
        characters: t('fault-characters'),
        country: t('fault-country'),
        city: t('fault-city'),
        'billing-country': t('fault-billing-country'),
        phone: t('fault-phone'),
        unserviceable: t('fault-unserviceable'),
        refused: t('fault-refused'),
      },
    };
    return withPorts(applePayMachine, () =>
      applePayMachine.provide({ actors: createApplePayActors({ cart: cartRef, locale, router, words }) }),
    );
  }, [cartRef, locale, router, language]);
  const inspect = useInspection();
  const input = { country: countryOf(locale), countries };
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
