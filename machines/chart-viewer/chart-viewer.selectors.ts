import type { SnapshotFrom } from 'xstate';
import type { chartViewerMachine } from './chart-viewer.machine.ts';

type ChartViewerSnapshot = SnapshotFrom<typeof chartViewerMachine>;

export const selectChosen = ({ context }: ChartViewerSnapshot): string | null => context.chosen;
export const selectZoom = ({ context }: ChartViewerSnapshot): number | null => context.zoom;
export const selectIsWhole = (snapshot: ChartViewerSnapshot): boolean => snapshot.matches({ size: 'whole' });
export const selectIsHolding = (snapshot: ChartViewerSnapshot): boolean => snapshot.matches({ hand: 'holding' });
