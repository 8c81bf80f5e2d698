import type * as schema from '../schema.passkeys.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const passkey = new PersonalData('to know the customer at the next sign-in without a password', 'contract', [
  'RETENTION_ACCOUNTS',
]);
const device = new PersonalData('to show a customer which passkeys sign them in', 'contract', ['RETENTION_ACCOUNTS']);

export const passkeys: { passkeys: TableTags<typeof schema.passkeys> } = {
  passkeys: {
    id: none,
    owner: passkey,
    credentialId: passkey,
    publicKey: passkey,
    counter: none,
    browser: device,
    system: device,
    addedAt: device,
    usedAt: device,
  },
};
