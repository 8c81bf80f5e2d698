import { fromPromise } from 'xstate';
import type { ContactPorts } from '#machines/contact/contact.setup.ts';
import type { ContactCategory, ContactRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';

/** Reads what a shopper can write about. */
export async function readSubjects(locale: LocaleCode, signal?: AbortSignal): Promise<ContactCategory[]> {
  const params = { query: { locale } };
  const call = api.GET('/consumers-v3/contactus/categorySubject', { params, ...(signal ? { signal } : {}) });
  return (await unwrap(call)).categories;
}

/** The actors of the contact form: the calls (catalogue 7). */
export const createContactActors = (locale: LocaleCode): ContactPorts => ({
  getContactSubjects: fromPromise(({ signal }) => readSubjects(locale, signal)),
  sendContactRequest: fromPromise(async ({ input: { fields }, signal }) => {
    const { orderNumber, written, ...typed } = fields;
    const body = exactly<ContactRequest>()({
      requestType: 'CONTACT',
      organization: 'WAYMARK',
      payload: { ...typed, message: written, ...(orderNumber ? { orderNumber } : {}) },
    });
    return (await unwrap(api.POST('/consumers-v3/contactus', { body, signal }))).caseNumber;
  }),
});
