import { helpfulVoteMachine } from '#machines/helpful-vote/helpful-vote.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const votes = { helpful: 12, notHelpful: 1 };
/** With the shopper's own. */
export const counted = { helpful: 13, notHelpful: 1 };
export const refusals = {
  tooMany: { errorId: 'API429', message: 'too many', status: 429 },
  down: { errorId: 'UNEXPECTED', message: 'no network', status: 0 },
};

export const send = {
  'vote.given': [
    { type: 'vote.given', isHelpful: true },
    { type: 'vote.given', isHelpful: false },
  ],
} as const;

export const model = modelOf(helpfulVoteMachine, {
  input: { votes, given: null },
  send,
  outcomes: { vote: { done: [counted], failed: Object.values(refusals) } },
  project: ({ isHelpful, given, failure, votes: { helpful } }) => [isHelpful, given, failure?.errorId, helpful],
  why: 'there is no guard; the view shows the counts, which vote was given and why it was refused',
});
