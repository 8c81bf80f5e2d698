import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cmsPreviewMachine } from './cms-preview.machine.ts';

export type CmsPreviewRef = ActorRefFrom<typeof cmsPreviewMachine>;
type Snapshot = SnapshotFrom<typeof cmsPreviewMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsTypeMissing = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'missingType' });
export const selectHasNone = (snapshot: Snapshot): boolean => snapshot.matches('none');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectPage = ({ context }: Snapshot) => context.page;
export const selectResults = ({ context }: Snapshot) => context.results;
/** The item whose page is open in the frames. */
export const selectChosen = ({ context }: Snapshot) => context.chosen;
/** True while the results can be paged and chosen from. */
export const selectCanChoose = (snapshot: Snapshot): boolean => snapshot.can({ type: 'page.requested', page: 1 });
export const selectScrollsTogether = (snapshot: Snapshot): boolean => snapshot.matches({ previewing: 'together' });
