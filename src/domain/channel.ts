import type { Channel } from '#openapi/generated/waymark.gen.ts';

/** The mobile app names itself in the user agent of its web view. */
const inApp = /\bWaymarkApp\//;

/** Returns where the shop is shown (core 1). */
export const channelOf = (userAgent: string | null): Channel => (userAgent && inApp.test(userAgent) ? 'MAPP' : 'ECOMM');
