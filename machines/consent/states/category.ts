import type { ConsentCategory } from '#src/domain/consent.ts';
import { consentSetup } from '../consent.setup.ts';

/** A category that a shopper may accept or reject. */
export const categoryState = (category: ConsentCategory, name: string) =>
  consentSetup.createStateConfig({
    description: `${category}, ${name}.`,
    initial: 'deciding',
    states: {
      deciding: {
        description: 'What did the shopper say to it?',
        always: [{ guard: { type: 'isAccepted', params: category }, target: 'accepted' }, { target: 'rejected' }],
      },
      accepted: { description: 'It may happen.' },
      rejected: { description: 'Nothing of it happens.' },
    },
  });
