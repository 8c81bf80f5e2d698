import type { SnapshotFrom } from 'xstate';
import type { headerMachine } from './header.machine.ts';

type Snapshot = SnapshotFrom<typeof headerMachine>;

const looks = ['light', 'transparent', 'minimised'] as const;

export const selectLook = (snapshot: Snapshot) => looks.find((look) => snapshot.matches({ look })) ?? 'expanded';
export const selectIsHidden = (snapshot: Snapshot) => snapshot.matches({ visibility: 'hidden' });
