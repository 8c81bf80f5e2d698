import { expected } from '#machines/shared/ports.ts';
import { helpfulVoteSetup } from './helpful-vote.setup.ts';

/** "Helpful?" below a review or an answer. */
export const helpfulVoteMachine = helpfulVoteSetup.createMachine({
  id: 'helpful-vote',
  description:
    'A shopper says whether a review or an answer helped them: once, and another vote takes the place of the last (catalogue 7, POST vote).',
  context: ({ input }) => ({ ...input, isHelpful: input.given, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The shopper reads how many found it helpful, and how they voted themselves before. They may vote.',
      on: { 'vote.given': { target: 'voting', actions: 'choose' } },
    },
    voting: {
      description: 'The service counts the vote. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'vote',
        src: 'vote',
        input: ({ context }) => ({ isHelpful: expected(context.isHelpful, 'isHelpful') }),
        onDone: { target: 'counted', actions: 'rememberVotes' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    counted: {
      description: 'The vote is counted, and the buttons show which. The shopper may change their mind.',
      on: { 'vote.given': { target: 'voting', actions: 'choose' } },
    },
    refused: {
      description: 'The vote was not counted, and why is said beside the buttons. The shopper may try again.',
      on: { 'vote.given': { target: 'voting', actions: 'choose' } },
    },
  },
});
