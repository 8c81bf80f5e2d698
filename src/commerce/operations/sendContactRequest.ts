import { emailKey } from '../auth/consumers.ts';
import { saveContactRequest } from '../contact/contact-requests.ts';
import { subjectLabel } from '../contact/subjects.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';

/** Sends what a shopper writes to the shop, and its number to the shopper (catalogue 7; core 8, ATTR100-300). */
export const sendContactRequest =
  (deps: QueueDeps & { tries: Tries }): Handler<'sendContactRequest'> =>
  async ({ body: { requestType, organization, payload }, context }) => {
    const { clock, database, outbox, tries } = deps;
    const owner = context.session?.subject ?? '';
    if (!requestType) throw new CommerceError('ATTR100', 422, { field: '/requestType' });
    if (!organization) throw new CommerceError('ATTR200', 422, { field: '/organization' });
    if (!payload) throw new CommerceError('ATTR300', 422, { field: '/payload' });
    const { category, subject, orderNumber } = payload;
    const [name, message] = [payload.name.trim(), payload.message.trim()];
    if (subjectLabel(context.locale, category, subject) === null)
      throw new CommerceError('ATTR100', 422, { field: '/payload/subject' });
    if (name === '' || message === '')
      throw new CommerceError('ATTR300', 422, { field: name === '' ? '/payload/name' : '/payload/message' });
    const email = emailKey(payload.email);
    await tries.begin('contactRequest', { target: email, address: context.address });
    const now = new Date(clock());
    const doc = { category, subject, name, message, orderNumber: orderNumber?.trim() || null };
    const number = await database.transaction(async (tx) => {
      const about = await saveContactRequest(tx, { owner, email, locale: context.locale, doc }, now);
      await later(
        tx,
        [
          { id: `contact-request:${about}`, kind: 'contact-request', about },
          { id: `contact-received:${about}`, kind: 'contact-received', about },
        ],
        now,
      );
      return about;
    });
    outbox.wake();
    return { status: 201, body: { caseNumber: number } };
  };
