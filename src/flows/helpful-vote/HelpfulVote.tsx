import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { helpfulVoteMachine } from '#machines/helpful-vote/helpful-vote.machine.ts';
import type { Votes } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createHelpfulVoteActors, type VotedThing } from './helpful-vote.actors.ts';
import { HelpfulVoteView } from './HelpfulVoteView.tsx';

/** "Helpful?" below a review or an answer, with its chart. */
export function HelpfulVote({
  kind,
  productId,
  id,
  votes,
  given,
}: VotedThing & { votes: Votes; given: boolean | null }) {
  const logic = useMemo(
    () =>
      withPorts(helpfulVoteMachine, () =>
        helpfulVoteMachine.provide({ actors: createHelpfulVoteActors({ kind, productId, id }) }),
      ),
    [kind, productId, id],
  );
  const inspect = useInspection();
  const input = { votes, given };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <HelpfulVoteView actor={actor} />;
}
