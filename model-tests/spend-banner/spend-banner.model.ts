import { spendBannerMachine } from '#machines/spend-banner/spend-banner.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import type { SpendBanner } from '#src/domain/spend-banner.ts';

export const june: SpendBanner = { programme: 'employee', spent: 64200, annual: 250000, currency: 'USD' };
export const spentUp: SpendBanner = { programme: 'athlete', spent: 150000, annual: 150000, currency: 'USD' };

export const guest = { errorId: 'AUT404', message: 'a guest has no profile', status: 403 };
export const gone = { errorId: 'PRO404', message: 'no such account', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
  'terms.answered': { type: 'terms.answered' },
} as const;

export const model = modelOf(spendBannerMachine, {
  input: undefined,
  send,
  outcomes: {
    readBanner: { done: [june, spentUp, null], failed: [guest, gone, down] },
    watchShopper: { failed: [] },
  },
  project: ({ banner }) => banner?.programme ?? null,
  why: 'no guard reads the banner; the view only shows it',
  unreachable: {
    'spend-banner: watchShopper failed → unavailable':
      'the port only listens to the session and the dialogs; it cannot fail',
  },
});
