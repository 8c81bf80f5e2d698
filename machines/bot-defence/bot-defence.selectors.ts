import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { botDefenceMachine } from './bot-defence.machine.ts';

export type BotDefenceRef = ActorRefFrom<typeof botDefenceMachine>;
export type BotDefenceSnapshot = SnapshotFrom<typeof botDefenceMachine>;

export const selectIsUnavailable = (snapshot: BotDefenceSnapshot) => snapshot.matches('unavailable');
