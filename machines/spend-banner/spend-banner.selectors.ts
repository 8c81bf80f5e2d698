import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { spendBannerMachine } from './spend-banner.machine.ts';

export type SpendBannerRef = ActorRefFrom<typeof spendBannerMachine>;

/** What to show; null while there is nothing. */
export const selectBanner = ({ context }: SnapshotFrom<typeof spendBannerMachine>) => context.banner;
