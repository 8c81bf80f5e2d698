import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SpendBanner } from '#src/domain/spend-banner.ts';
import type { SpendBannerContext, SpendBannerEvent } from './spend-banner.types.ts';

const ports = {
  /** GET /consumers-v3/consumer: what of the profile the banner tells; null for whoever is granted nothing. */
  readBanner: promisePort<SpendBanner | null>('readBanner'),
  /** Tells when somebody signs in or out, and when an employee has answered the terms. */
  watchShopper: callbackPort('watchShopper'),
};

export type SpendBannerPorts = typeof ports;

const base = setup({
  types: { context: {} as SpendBannerContext, events: {} as SpendBannerEvent },
  actors: ports,
  guards: {
    isGranted: (_, banner: SpendBanner | null) => banner !== null,
    /** AUT404, PRO404: a guest, or an account that is gone. */
    hasNoProfile: ({ event }) => [401, 403, 404].includes(failureOf(event).status),
  },
  /** A banner is no reason to ask a service in trouble more often. */
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
