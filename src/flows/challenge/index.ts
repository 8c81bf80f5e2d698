export type { ChallengeRef } from './ChallengeDialog.tsx';
export { MissingChallenge } from './MissingChallenge.tsx';
export { createChallengeActors } from './challenge.actors.ts';
