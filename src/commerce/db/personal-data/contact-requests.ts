import type * as schema from '../schema.contact-requests.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const written = new PersonalData('to answer who wrote', 'contract', [
  'RETENTION_CONTACT_REQUESTS',
  'RETENTION_ACCOUNTS',
]);

export const contactRequests: { contactRequests: TableTags<typeof schema.contactRequests> } = {
  contactRequests: {
    number: none,
    owner: written,
    email: written,
    locale: none,
    doc: { category: none, subject: none, name: written, message: written, orderNumber: written, product: written },
    createdAt: none,
  },
};
