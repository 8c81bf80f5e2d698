import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { AddressFormPorts } from '#machines/address-form/address-form.setup.ts';
import type { DraftCommand } from '#machines/address-form/address-form.types.ts';
import { type AddressBookPorts, kindOf } from '#machines/address-book/address-book.setup.ts';
import type { AddressKind, OpenedForm } from '#machines/address-book/address-book.types.ts';
import { expected } from '#machines/shared/ports.ts';
import type { Address, AddressRequest, AddressValidation } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { readForm } from '#src/flows/address-form/index.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** Reads the address book; null for a guest, who has none. */
export async function readAddresses(signal?: AbortSignal): Promise<Address[] | null> {
  const { canSave, addresses } = await unwrap(api.GET('/consumers-v3/consumer/address', signal ? { signal } : {}));
  return canSave ? addresses : null;
}

/** Reads the form of the book. It asks nothing about messages: those are about an order. */
async function readBookForm(...asked: Parameters<typeof readForm>) {
  const { rules, ...form } = await readForm(...asked);
  const { orderTexts: _, ...own } = rules;
  return { ...form, rules: own, book: null, draft: null };
}

/** Reads what the form needs that the page's address names; null if it names none, or an address that is not there. */
export async function readOpenedForm(
  addresses: readonly Address[] | null,
  asked: { add?: AddressKind | undefined; edit?: string | undefined; country?: string | undefined },
  locale: LocaleCode,
): Promise<Omit<OpenedForm, 'failure'> | null> {
  const edited = addresses?.find(({ addressId }) => asked.edit !== undefined && addressId === asked.edit);
  const kind = edited ? kindOf(edited) : asked.add;
  if (!addresses || !kind) return null;
  const own = edited?.country ?? countryOf(locale);
  // A delivery stays in its country.
  const country = kind === 'billing' ? (asked.country ?? own) : own;
  return { kind, addressId: edited?.addressId ?? null, loaded: await readBookForm({ country, form: kind }, locale) };
}

const bodyOf = (address: Address) => exactly<AddressRequest>()({ address });

const change = (addressId: string, address: Address) =>
  unwrap(
    api.PUT('/consumers-v3/consumer/address/{addressId}', { params: { path: { addressId } }, body: bodyOf(address) }),
  );

/** The fields that a customer has typed, without those that the book adds. */
const typedOf = ({ addressId: _id, ...address }: Address): Address => address;

/** The actors of the address form in the account: it saves into the book, and stores no draft. */
const createFormActors = (locale: LocaleCode): AddressFormPorts => ({
  getAddressRules: fromPromise(({ input, signal }) => readBookForm(input, locale, signal)),
  keepDraft: fromCallback<DraftCommand, undefined>(() => undefined),
  // The address book watches the session itself.
  watchSession: fromCallback(() => undefined),
  // The address service checks an address of a cart.
  validateShippingAddress: fromPromise(async (): Promise<AddressValidation> => ({ valid: true, suggestions: [] })),
  keepAddress: fromPromise(async () => undefined),
  saveAddress: fromPromise(async ({ input: { form, savedId, address } }) => {
    const approachType = form === 'billing' ? 'B' : 'S';
    if (savedId) await change(savedId, { ...address, approachType });
    else await unwrap(api.POST('/consumers-v3/consumer/address', { body: bodyOf({ ...address, approachType }) }));
    return null;
  }),
});

/** The actors of the address book: the calls (core 7), the form, the session and the router of its page. */
export const createAddressBookActors = ({
  session,
  router,
  locale,
}: {
  session: SessionRef;
  router: AnyRouter;
  locale: LocaleCode;
}): AddressBookPorts => ({
  addressForm: addressFormMachine.provide({ actors: createFormActors(locale) }),
  getAddresses: fromPromise(({ signal }) => readAddresses(signal)),
  makeMain: fromPromise(async ({ input: { address } }) => {
    const addressId = expected(address.addressId, 'id of the address');
    return (await change(addressId, { ...typedOf(address), main: true })).addresses;
  }),
  removeAddress: fromPromise(async ({ input: { address } }) => {
    const addressId = expected(address.addressId, 'id of the address');
    const path = { addressId };
    return (await unwrap(api.DELETE('/consumers-v3/consumer/address/{addressId}', { params: { path } }))).addresses;
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
