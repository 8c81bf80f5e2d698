import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { openArrived } from '#model-tests/order/order.world.ts';
import { dropped, simulated, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { orderText } from '#src/messages/order.ts';
import { model } from './return.model.ts';

const { en } = orderText;
const select = (page: Page) => page.getByRole('combobox', { name: /Ridgeline 3/ });
const once = unreachable(
  'an order can be returned once: e2e/collecting.spec.ts announces a return and downloads its label',
);

walkBrowser(model, {
  clock: false,
  open: async (page) => {
    await openWithSession(page);
    await openArrived(page);
    await page.getByRole('button', { name: en.sendBack }).click();
  },
  gestures: {
    'return.submitted': async (page, { event: { items } }) => {
      await select(page).selectOption(items.length > 0 ? '1' : '0');
      await page.getByRole('button', { name: en.returnSubmit, exact: true }).click();
    },
    'return.abandoned': (page) => page.getByRole('button', { name: en.returnAbandon }).click(),
  },
  causes: {
    createReturnLabel: {
      request: '**/returnLabel',
      done: once,
      failed: { RTN500: () => simulated('status=409'), API503: () => dropped() },
    },
  },
  shows: {
    'choosing.asking': (page) => expect(select(page)).toBeVisible(),
    'choosing.nothing': (page) => expect(page.getByText(en.returnNothing)).toBeVisible(),
    'choosing.refused': (page) => expect(page.getByText(en.returnRefused)).toBeVisible(),
    making: (page) =>
      expect(page.getByRole('button', { name: /^Download the label(?! of)/ }).first()).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    labelled: once,
    abandoned: (page) => expect(page.getByText(en.returnTitle)).toHaveCount(0),
  },
});
