import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { typedCodesMachine } from './typed-codes.machine.ts';

export type TypedCodesRef = ActorRefFrom<typeof typedCodesMachine>;

export const selectIsBusy = (snapshot: SnapshotFrom<typeof typedCodesMachine>): boolean => snapshot.hasTag('busy');
