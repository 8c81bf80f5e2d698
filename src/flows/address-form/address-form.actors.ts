import { fromCallback, fromPromise } from 'xstate';
import type { AddressFormPorts } from '#machines/address-form/address-form.setup.ts';
import type { AddressFormRules, DraftCommand } from '#machines/address-form/address-form.types.ts';
import type { Address, AddressFormKind, AddressRequest } from '#openapi/generated/waymark.gen.ts';
import { expected } from '#machines/shared/ports.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readSubscriptions } from '#src/flows/shared/read-subscriptions.actors.ts';
import { savedSale } from '#src/flows/shared/sale.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';
import { dropDraft, readDraft, writeDraft } from '#src/flows/shared/drafts.ts';

const kindOf = (form: AddressFormKind): 'S' | 'B' => (form === 'billing' ? 'B' : 'S');

/**
 * Loads the addresses that a form can offer. Null for a guest, in a store (the account is the associate's), for the
 * person who collects, and if the call fails: the shopper can type everything.
 */
async function bookFor(form: AddressFormKind, country: string, signal: AbortSignal): Promise<Address[] | null> {
  if (form === 'pickup' || !isCustomer() || savedSale()) return null;
  const book = await unwrap(api.GET('/consumers-v3/consumer/address', { signal })).catch(() => null);
  if (!book?.canSave) return null;
  return book.addresses.filter(
    (address) => address.approachType === kindOf(form) && (form === 'billing' || address.country === country),
  );
}

/**
 * Loads the name and contact data of the customer's profile. Null for a guest, in a store (the account is the
 * associate's), and if the call fails: the shopper can type everything.
 */
async function contactFor(signal: AbortSignal | null): Promise<Omit<Address, 'country'> | null> {
  // The server knows who asks by the cookies alone: a guest is refused.
  if (!import.meta.env.SSR && (!isCustomer() || savedSale())) return null;
  const [profile, chosen] = await Promise.all([
    unwrap(api.GET('/consumers-v3/consumer', { signal })).catch(() => null),
    readSubscriptions(signal ?? undefined).catch(() => null),
  ]);
  if (!profile) return null;
  const { email, firstName, lastName, phone } = profile.consumerDetails;
  const hasNews = profile.subscriptions.some(
    ({ type, channel, optin }) => type === 'Newsletter' && channel === 'email' && optin,
  );
  return {
    email,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(phone ? { phone: `+${phone}` } : {}),
    subscriptions: {
      ...(hasNews ? { newsletterConsent: true } : {}),
      ...(chosen?.orderUpdates.includes('sms') ? { orderTexts: true } : {}),
    },
  };
}

/** The rules of a country's form, the countries, and the contact data that the form begins with. */
export async function readForm(
  { country, form }: { country: string; form: AddressFormKind },
  locale: LocaleCode,
  given?: AbortSignal,
): Promise<Pick<AddressFormRules, 'rules' | 'countries' | 'contact'>> {
  const signal = given ?? null;
  const [rules, { countries }, contact] = await Promise.all([
    unwrap(
      api.GET('/consumers-v3/utilities/i18n/{countryCode}', {
        params: { path: { countryCode: country }, query: { locale, form } },
        signal,
      }),
    ),
    unwrap(api.GET('/consumers-v3/utilities/countryList', { params: { query: { locale } }, signal })),
    contactFor(signal),
  ]);
  return { rules, countries, contact: contact && { ...contact, country } };
}

/** The actors of the address form: the rules of a country (core 7), the address service, and the cart. */
export const createAddressFormActors = (cart: CartRef, session: SessionRef, locale: LocaleCode): AddressFormPorts => ({
  getAddressRules: fromPromise(async ({ input: { country: wanted, form, isFirst }, signal }) => {
    const typed = readDraft<Address>(form);
    const country = isFirst && form === 'billing' ? (typed?.country ?? wanted) : wanted;
    const [known, book] = await Promise.all([
      readForm({ country, form }, locale, signal),
      bookFor(form, country, signal),
    ]);
    // A delivery address is in the shop's country: ignores a draft for another country.
    const draft = form === 'billing' || typed?.country === country ? typed : null;
    return { ...known, book, draft };
  }),
  validateShippingAddress: fromPromise(({ input: { address }, signal }) => {
    const basketId = expected(cart.getSnapshot().context.basketId, 'basket');
    return unwrap(
      api.POST('/cart/v1/cart/{basketId}/shippingAddress/validation', {
        params: { path: { basketId } },
        body: { address },
        signal,
      }),
    );
  }),
  keepAddress: fromPromise(async ({ input: { form, address } }) => {
    await unwrap(
      api.POST('/consumers-v3/consumer/address', {
        body: exactly<AddressRequest>()({ address: { ...address, approachType: kindOf(form) } }),
      }),
    );
    return undefined;
  }),
  keepDraft: fromCallback<DraftCommand, undefined>(({ receive }) =>
    receive(({ form, draft }) => writeDraft(form, draft)),
  ),
  watchSession: fromCallback(({ sendBack }) => {
    // The form reads who is signed in by itself when it begins.
    let isBegun = false;
    const unwatch = watchCustomer(session, (event) => {
      if (isBegun && event.type === 'customer.arrived') sendBack(event);
    });
    isBegun = true;
    return unwatch;
  }),
  saveAddress: fromPromise(async ({ input: { form, point, address } }) => {
    const saved = await requestChange(
      cart,
      form === 'billing'
        ? { operation: 'addBillingAddress', address: { ...address, approachType: 'B' } }
        : {
            operation: 'addShippingAddress',
            addresses: [
              { ...address, approachType: 'S', shippingId: 'me', ...(point === null ? {} : { storeId: point }) },
            ],
            ...(form === 'pickup' ? { isContact: true } : {}),
          },
    );
    dropDraft(form);
    return saved;
  }),
});
