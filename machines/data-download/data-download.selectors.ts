import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dataDownloadMachine } from './data-download.machine.ts';

export type DataDownloadRef = ActorRefFrom<typeof dataDownloadMachine>;
type Snapshot = SnapshotFrom<typeof dataDownloadMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsDownloaded = (snapshot: Snapshot): boolean => snapshot.matches('downloaded');
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** True if the last refusal is about the password. */
export const selectIsPasswordWrong = ({ context }: Snapshot): boolean => context.failure?.errorId === 'AUT450';
