import type { SnapshotFrom } from 'xstate';
import type { inspectionDeskMachine } from './inspection-desk.machine.ts';

type DeskSnapshot = SnapshotFrom<typeof inspectionDeskMachine>;

/** The id of the page whose log is in use. */
export const selectPageOnDesk = ({ context }: DeskSnapshot): string | null => context.log?.page.id ?? null;
export const selectDesk = ({ value }: DeskSnapshot) => value;
export const selectTrail = ({ context }: DeskSnapshot) => context.trail;
export const selectVerdict = ({ context }: DeskSnapshot) => context.verdict;
