import { deliveryWhen } from '#src/domain/delivery-dates.ts';
import { useLocale } from '#src/messages/text.ts';

type Method = Parameters<typeof deliveryWhen>[0];

/** Returns a formatter for the delivery time of a method, in the page's locale. */
export function useDeliveryWhen(): (method: Method) => string {
  const locale = useLocale();
  return (method) => deliveryWhen(method, locale);
}
