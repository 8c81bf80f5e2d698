import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { Votes } from '#openapi/generated/waymark.gen.ts';
import type { HelpfulVoteContext, HelpfulVoteEvent, HelpfulVoteInput } from './helpful-vote.types.ts';

const ports = {
  /** POST …/vote of the review or of the answer; rejects with the ApiFailure. */
  vote: promisePort<Votes, { isHelpful: boolean }>('vote'),
};

export type HelpfulVotePorts = typeof ports;

const base = setup({
  types: {
    context: {} as HelpfulVoteContext,
    events: {} as HelpfulVoteEvent,
    input: {} as HelpfulVoteInput,
    tags: '' as 'busy',
  },
  actors: ports,
});

export const helpfulVoteSetup = base.extend({
  actions: {
    choose: base.assign(({ event }) => {
      assertEvent(event, 'vote.given');
      return { isHelpful: event.isHelpful, failure: null };
    }),
    rememberVotes: base.assign(({ context, event }) => {
      const { output } = event as unknown as { output: Votes };
      return { votes: output, given: context.isHelpful };
    }),
    /** The vote before counts on. */
    rememberFailure: base.assign(({ context, event }) => ({ isHelpful: context.given, failure: failureOf(event) })),
  },
});
