import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { ApplePayRef } from '#machines/apple-pay/apple-pay.selectors.ts';
import { billingCountries } from '#src/domain/billing-countries.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { applePayText } from '#src/messages/apple-pay.ts';
import { LanguageContext, useLocale, wordsOf } from '#src/messages/text.ts';
import { createApplePayActors } from './apple-pay.actors.ts';
import type { SheetWords } from './sheet.ts';

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
      giftCard: (lastFour) => t('giftCard', { lastFour }),
      paid: t('paid'),
      faults: {
        missing: t('fault-missing'),
        characters: t('fault-characters'),
        country: t('fault-country'),
        city: t('fault-city'),
        'billing-country': t('fault-billing-country'),
        phone: t('fault-phone'),
        unserviceable: t('fault-unserviceable'),
        method: t('fault-method'),
        refused: t('fault-refused'),
      },
    };
    return withPorts(applePayMachine, () =>
      applePayMachine.provide({ actors: createApplePayActors({ cart: cartRef, locale, router, words }) }),
    );
  }, [cartRef, locale, router, language]);
  const inspect = useInspection();
  const input = { country: countryOf(locale), countries: billingCountries };
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
