import { expect, type Page } from '@playwright/test';
import { basketOf, openWithSession, service } from '#model-tests/cart/cart.world.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { gift, model } from './gift-option.model.ts';

const card = { productId: 'WMGC1001MOS', upc: '849010010018', qty: 1 };
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

/** The demo's email addresses that cause each refusal. */
const addresses: Record<string, string> = { GFO405: 'no.gifts@example.com', GFS800: 'gifts.closed@example.com' };

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    const { basketId } = await service(page).call<{ basketId: string }>('POST', '/cart/v1/cartWithItem', {
      items: [card],
    });
    await page.evaluate((id) => {
      const session = JSON.parse(localStorage.getItem('waymark.session') ?? '{}') as object;
      localStorage.setItem('waymark.session', JSON.stringify({ ...session, basketId: id }));
    }, basketId);
    await page.reload();
    await expect(async () => expect(await basketOf(page)).toBe(basketId)).toPass();
    await page.getByRole('button', { name: /^Add a gift option to/ }).click();
    await expect(dialog(page).getByLabel('Recipient’s email')).toBeVisible();
  },
  gestures: {
    'gift.submitted': async (page, { upcoming }) => {
      const refusal = (upcoming[0]?.event as { error?: { errorId: string } } | undefined)?.error?.errorId ?? '';
      await dialog(page)
        .getByLabel('Recipient’s email')
        .fill(addresses[refusal] ?? gift.email);
      await dialog(page).getByLabel('Recipient’s name').fill(gift.to);
      await dialog(page).getByLabel('Your message').fill(gift.message);
      await button(page).click();
    },
  },
  causes: {
    giveItem: {
      request: /\/cart\/v1\/cart\/[^/]+\/item$/,
      done: () => {},
      failed: {
        GFO404: unreachable('only an item that is sent by email has the button: tests/commerce requests it for a shoe'),
        GFO405: () => {},
        GFS800: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      const words = failure && (errorMessages[failure.errorId as 'GFO405'] ?? outages.offline);
      if (words) await expect(dialog(page).getByRole('alert')).toContainText(words);
    },
    submitting: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    closing: unreachable('passed through'),
    given: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByText(`For ${gift.to}, sent by email to ${gift.email}`)).toBeVisible();
    },
  },
});
