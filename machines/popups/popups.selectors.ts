import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { popupsMachine } from './popups.machine.ts';

export type PopupsRef = ActorRefFrom<typeof popupsMachine>;
type Snapshot = SnapshotFrom<typeof popupsMachine>;

/** The pop-up that is on the page, small or large; null if there is none. */
export const selectPopup = (snapshot: Snapshot) => (snapshot.matches('offered') ? snapshot.context.popup : null);
export const selectIsExpanded = (snapshot: Snapshot): boolean => snapshot.matches({ offered: 'expanded' });
