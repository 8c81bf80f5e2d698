import { useSelector } from '@xstate/react';
import { selectIsAsking } from '#machines/challenge/challenge.selectors.ts';
import { MissingPart } from '#src/ui/behaviour/later.tsx';
import type { ChallengeRef } from './ChallengeDialog.tsx';

/** Shown if the code of the dialog could not be loaded. Closing it closes the bank's page. */
export function MissingChallenge({ actor }: { actor: ChallengeRef }) {
  const isAsking = useSelector(actor, selectIsAsking);
  return isAsking ? <MissingPart onClose={() => actor.send({ type: 'challenge.dismissed' })} /> : null;
}
