import { fromPromise } from 'xstate';
import type { AddressFormPorts } from '#machines/address-form/address-form.setup.ts';
import { expected } from '#machines/shared/ports.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { type CartRef, requestChange } from '#src/flows/cart/requestChange.ts';

/** What the address form needs of the world: the rules of a country (core 7), the address service, and the cart. */
export const createAddressFormActors = (cart: CartRef, locale: LocaleCode): AddressFormPorts => ({
  getAddressRules: fromPromise(async ({ input: { country, form }, signal }) => {
    const [rules, { countries }] = await Promise.all([
      unwrap(
        api.GET('/consumers-v3/utilities/i18n/{countryCode}', {
          params: { path: { countryCode: country }, query: { locale, form } },
          signal,
        }),
      ),
      unwrap(api.GET('/consumers-v3/utilities/countryList', { params: { query: { locale } }, signal })),
    ]);
    return { rules, countries };
  }),
  validateShippingAddress: fromPromise(({ input: { address }, signal }) => {
    const basketId = expected(cart.getSnapshot().context.basketId, 'basket');
    return unwrap(
      api.POST('/cart/v1/cart/{basketId}/shippingAddress/validation', { params: { path: { basketId } }, body: { address }, signal }),
    );
  }),
  saveAddress: fromPromise(({ input: { form, point, address } }) =>
    requestChange(
      cart,
      form === 'billing'
        ? { operation: 'addBillingAddress', address: { ...address, approachType: 'B' } }
        : {
            operation: 'addShippingAddress',
            addresses: [{ ...address, approachType: 'S', shippingId: 'me', ...(point === null ? {} : { storeId: point }) }],
            ...(form === 'pickup' ? { isContact: true } : {}),
          },
    ),
  ),
});
