import { deliveryWhen } from '#src/domain/delivery-dates.ts';
import { useLocale } from '#src/messages/text.ts';

type Method = Parameters<typeof deliveryWhen>[0];

/** Writes when a method delivers in the page's way. */
export function useDeliveryWhen(): (method: Method) => string {
  const locale = useLocale();
  return (method) => deliveryWhen(method, locale);
}
