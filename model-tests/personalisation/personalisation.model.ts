import { personalisationMachine } from '#machines/personalisation/personalisation.machine.ts';
import { nobody } from '#src/domain/personalisation.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const member = { audiences: ['loggedin'], testContext: {} } as const;
export const guest = { audiences: nobody.audiences, testContext: nobody.testContext };
export const offline = { errorId: 'APP000', message: 'no answer', status: 0 };
export const inSight = { standing: member, held: ['top'] };
export const outOfSight = { standing: member, held: [] };
export const everybody = { standing: guest, held: ['top'] };

export const popular = { picks: 'popular' };
/** The block `top` is in sight, `below` is further down on the same page. */
export const decided = { decided: popular, inSight: ['top'], onPage: ['top', 'below'] };
/** The shopper is among those who see the baseline. */
export const baseline = { decided: { picks: null }, inSight: [], onPage: ['top', 'below'] };

export const send = {
  'audience.changed': { type: 'audience.changed' },
  'decision.allowed': { type: 'decision.allowed' },
  'decision.forbidden': { type: 'decision.forbidden', held: ['top'] },
  'recalculation.requested': { type: 'recalculation.requested' },
  'versions.chosen': { type: 'versions.chosen' },
  'block.left': { type: 'block.left', id: 'top' },
} as const;

export const model = modelOf(personalisationMachine, {
  input: undefined,
  send,
  outcomes: {
    watchPage: { failed: [new Error('no page')] },
    readStanding: { done: [inSight, outOfSight, everybody], failed: [offline] },
    decide: { done: [decided, baseline], failed: [offline] },
  },
  project: ({ standing, held }) => [
    standing.audiences.length,
    String(standing.decided['picks']),
    'top' in held,
    'below' in held,
  ],
  why: 'who the shopper is and what was decided choose what blocks show, and one that is seen keeps what it shows',
});
