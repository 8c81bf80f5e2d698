import type { SnapshotFrom } from 'xstate';
import type { mobileMenuMachine } from './mobile-menu.machine.ts';

type Snapshot = SnapshotFrom<typeof mobileMenuMachine>;

export const selectIsMounted = (snapshot: Snapshot) => !snapshot.matches('closed');
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectExpanded = (snapshot: Snapshot) => snapshot.context.expanded;
