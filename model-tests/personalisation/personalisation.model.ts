import { personalisationMachine } from '#machines/personalisation/personalisation.machine.ts';
import { nobody } from '#src/domain/personalisation.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const member = { audiences: ['loggedin'], testContext: {} } as const;
export const offline = { errorId: 'APP000', message: 'no answer', status: 0 };
export const inSight = { standing: member, held: ['top'] };
export const outOfSight = { standing: member, held: [] };
export const everybody = { standing: nobody, held: ['top'] };

export const send = {
  'audience.changed': { type: 'audience.changed' },
  'block.left': { type: 'block.left', id: 'top' },
} as const;

export const model = modelOf(personalisationMachine, {
  input: undefined,
  send,
  outcomes: {
    watchPage: { failed: [new Error('no page')] },
    readStanding: { done: [inSight, outOfSight, everybody], failed: [offline] },
  },
  project: ({ standing, held }) => [standing.audiences.length, held['top']?.audiences.length ?? -1],
  why: 'who the shopper is decides what blocks show, and one that is seen keeps what it shows',
});
