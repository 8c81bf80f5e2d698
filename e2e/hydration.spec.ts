import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { openArrived } from '#model-tests/order/order.world.ts';
import { expect, test } from './support/test.ts';

test.use({ forgives: /net::ERR_FAILED/ });

const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001SLT';

test('a press that comes before the page is hydrated is done when it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(product);
  await expect(page.locator('button[data-early]')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: /Cart, 1 item/ })).toBeVisible();
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

test('a press that ends while the page hydrates is done once', async ({ page }) => {
  await openWithSession(page);
  // Simulates a busy page: timers that are set right after hydration take 800 ms, and the press comes after 400 ms.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const press = () => {
      window.setTimeout = later;
      document.querySelector<HTMLElement>('main button[aria-expanded]')?.click();
    };
    const hold = () => {
      window.setTimeout = ((run: () => void) => later(run, 800)) as typeof setTimeout;
      later(press, 400);
    };
    addEventListener('waymark:hydrated', hold, { once: true });
  });
  await openArrived(page);
  const button = page.getByRole('button', { name: 'Send something back' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // A second press would close it again.
  await page.waitForTimeout(1_000);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('who has scrolled before the page is hydrated stays there, and a later page begins at its top', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en-us', { waitUntil: 'commit' });
  const top = () => page.evaluate(() => Math.round(scrollY));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const hydrated = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('waymark:hydrated', () => requestAnimationFrame(resolve), { once: true }),
      ),
  );
  release();
  await hydrated;
  expect(await top()).toBe(900);
  // Clicked by script, because a mouse click would scroll first: the page must not have scrolled since it hydrated.
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(900);
  await page.reload();
  await expect.poll(top).toBe(900);
});

test('a press is not lost where the page’s code cannot be fetched: the form goes to the shop by itself', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(product, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\?/);
});

test('no page asks Intl for a number while it hydrates: the first one would hold it up', async ({ page }) => {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl;
    Object.assign(window, { numbers: 0 });
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct: (target, inputs) => {
        Object.assign(window, { numbers: Number(Reflect.get(window, 'numbers')) + 1 });
        return Reflect.construct(target, inputs);
      },
    });
    addEventListener('waymark:hydrated', () => Object.assign(window, { hasHydrated: true }), { once: true });
  });
  for (const path of ['/en-us', product, '/fr-fr/c/new-1000']) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasHydrated'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'numbers'))).toBe(0);
  }
});

test('the modules that the entry needs run before it, each in a task of its own', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { turn: 0, turns: [] }));
  await page.route(/\/assets\/(platform|shop|product|index)-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    // The microtask runs after the module and everything that it runs synchronously.
    await route.fulfill({
      response,
      body: `self.turns.push(self.turn);queueMicrotask(()=>self.turn++);${await response.text()}`,
    });
  });
  await page.goto(product);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turns'))).toEqual([0, 1, 2, 3]);
});
