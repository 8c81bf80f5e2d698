import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { letDialogGo, signInBefore } from '#model-tests/session/session.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import type { SpendBanner } from '#src/domain/spend-banner.ts';
import words from '#src/messages/compiled/en-US/spend-banner.gen.ts';
import { model } from './spend-banner.model.ts';

const orders = '/en-us/account/orders';
const people = {
  employee: 'june.hayashi@waymark.example',
  athlete: 'kai.moreno@example.com',
  none: 'maya.reed@example.com',
} as const;
const yearly = { employee: '$2,500.00', athlete: '$1,500.00' } as const;

type Upcoming = readonly { event: { type: string; output?: unknown } }[];

/**
 * The person whose profile is read next in the path. If that shows no banner, a customer without a yearly allowance.
 */
function personIn(upcoming: Upcoming): string {
  const { event } = upcoming.find((step) => step.event.type.endsWith('.actor.readBanner')) ?? {};
  const banner = event?.output as SpendBanner | null | undefined;
  return people[banner ? (banner.programme as 'employee' | 'athlete') : 'none'];
}

const meter = (page: Page) => page.getByRole('meter');
const nothing = (page: Page) => expect(meter(page)).toHaveCount(0);

walkBrowser(model, {
  open: async (page) => {
    await openWithSession(page);
    await page.goto(orders);
  },
  gestures: {
    // The customer comes back to the page, signed in.
    'customer.arrived': async (page, { upcoming }) => {
      await signInBefore(page, personIn(upcoming));
      await page.goto(orders);
    },
    'customer.left': unreachable('signing out leads home, which removes the banner: e2e/spend-banner.spec.ts'),
    'terms.answered': async (page, { upcoming }) => {
      await signInBefore(page, personIn(upcoming));
      await page.evaluate(() => {
        const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
        dialogs?.send({ type: 'dialog.requested', name: 'employee-terms' });
      });
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      // The closed dialog makes the page ask for the profile again. A next step that came before would release the
      // request that this cancels.
      await letDialogGo(page);
    },
  },
  causes: {
    readBanner: {
      request: /\/consumers-v3\/consumer$/,
      done: () => {},
      failed: {
        AUT404: () => simulated('status=403'),
        PRO404: () => simulated('status=404'),
        // The next read uses the session of whoever is signed in by then.
        API503: async (page, { upcoming }) => {
          await signInBefore(page, personIn(upcoming));
          return dropped();
        },
      },
    },
    watchShopper: { failed: unreachable('it cannot fail') },
  },
  except: ({ event, state }) =>
    event.type === 'customer.arrived' && !state.matches('none')
      ? 'the previous customer has to sign out first: e2e/spend-banner.spec.ts'
      : null,
  shows: {
    none: nothing,
    reading: nothing,
    unavailable: nothing,
    shown: async (page, { context: { banner } }) => {
      const programme = banner?.programme as 'employee' | 'athlete';
      await expect(page.getByRole('heading', { level: 2, name: words[programme] })).toBeVisible();
      await expect(meter(page)).toHaveAccessibleName(
        new RegExp(`of your ${yearly[programme].replace('$', '\\$').replace('.', '\\.')} this year$`),
      );
    },
  },
});
