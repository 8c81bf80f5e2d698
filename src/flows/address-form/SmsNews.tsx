import { useMemo } from 'react';
import { type AddressFormRef, selectCountry } from '#machines/address-form/address-form.selectors.ts';
import { internationalPhone } from '#src/domain/phone.ts';
import { SmsOptIn, useSmsOptIn, type WatchPhone } from '#src/flows/sms-opt-in/index.ts';

export interface SmsNewsProps {
  actor: AddressFormRef;
  /** Id of the form element with the phone. */
  form: string;
}

/** News by SMS, to the phone that is typed into the address form beside it. */
export default function SmsNews({ actor, form }: SmsNewsProps) {
  const place = useMemo(() => {
    const watchPhone: WatchPhone = (tell) => {
      const field = () => document.querySelector<HTMLInputElement>(`#${CSS.escape(form)} [name=phone]`);
      const tellPhone = () => tell(internationalPhone(field()?.value ?? '', selectCountry(actor.getSnapshot())));
      const typed = ({ target }: Event) => {
        if (target === field()) tellPhone();
      };
      tellPhone();
      document.addEventListener('input', typed);
      return () => document.removeEventListener('input', typed);
    };
    return { acquisitionType: 'Checkout' as const, watchPhone };
  }, [actor, form]);
  const box = useSmsOptIn({ subscriptions: null, phone: null, isSentAlong: false }, place);
  return <SmsOptIn actor={box} size="sm" />;
}
