import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SpendBanner } from '#src/domain/spend-banner.ts';
import type { SpendBannerContext, SpendBannerEvent } from './spend-banner.types.ts';

const ports = {
  /** GET /consumers-v3/consumer: the banner's part of the profile; null for a shopper without an allowance. */
  readBanner: promisePort<SpendBanner | null>('readBanner'),
  /** Sends an event when somebody signs in or out, and when an employee has answered the terms. */
  watchShopper: callbackPort('watchShopper'),
};

export type SpendBannerPorts = typeof ports;

const base = setup({
  types: { context: {} as SpendBannerContext, events: {} as SpendBannerEvent },
  actors: ports,
  guards: {
    isGranted: (_, banner: SpendBanner | null) => banner !== null,
    /** AUT404, PRO404: a guest, or a deleted account. */
    hasNoProfile: ({ event }) => [401, 403, 404].includes(failureOf(event).status),
  },
  /** A long delay: a banner is not important enough to add load to a service in trouble. */
  delays: { retryDelay: 30_000 },
});

export const spendBannerSetup = base.extend({
  actions: {
    rememberBanner: base.assign(({ event }) => ({
      banner: (event as unknown as { output: SpendBanner | null }).output,
    })),
    forgetBanner: base.assign({ banner: null }),
  },
});
