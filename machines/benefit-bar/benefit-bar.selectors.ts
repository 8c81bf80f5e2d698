import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { benefitBarMachine } from './benefit-bar.machine.ts';

export type BenefitBarRef = ActorRefFrom<typeof benefitBarMachine>;

export const selectCanClose = (snapshot: SnapshotFrom<typeof benefitBarMachine>): boolean =>
  snapshot.can({ type: 'bar.closed' });
