import type * as schema from '../schema.event-registrations.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const joined = new PersonalData('to expect who joined an event', 'contract', [
  'RETENTION_EVENT_REGISTRATIONS',
  'RETENTION_ACCOUNTS',
]);

export const eventRegistrations: { eventRegistrations: TableTags<typeof schema.eventRegistrations> } = {
  eventRegistrations: {
    owner: joined,
    eventId: joined,
    email: joined,
    locale: none,
    doc: {
      attendingDays: joined,
      firstName: joined,
      lastName: joined,
      gender: joined,
      phoneNumber: joined,
      plusOne: joined,
    },
    registeredAt: joined,
    endsAt: none,
  },
};
