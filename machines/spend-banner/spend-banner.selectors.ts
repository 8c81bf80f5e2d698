import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { spendBannerMachine } from './spend-banner.machine.ts';

export type SpendBannerRef = ActorRefFrom<typeof spendBannerMachine>;

/** The banner to show; null if there is none. */
export const selectBanner = ({ context }: SnapshotFrom<typeof spendBannerMachine>) => context.banner;
