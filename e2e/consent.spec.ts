import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const bar = 'Cookies';

test('a shopper in EMEA is asked by keyboard first, answers, and is not asked again', async ({ page, context }) => {
  await page.goto('/en-gb');
  const asking = page.getByRole('region', { name: bar });
  await expect(asking).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'wm_consent' }));
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(asking.getByRole('button', { name: 'Accept all' })).toBeFocused();
  const sizes = await asking
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join()));
  expect(new Set(sizes).size).toBe(1);

  await asking.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('switch', { name: /^Functional/ }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(asking).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'wm_consent');
  expect(kept).toMatchObject({ value: '1.C0001:1.C0002:0.C0003:1.C0004:0', sameSite: 'Lax', httpOnly: false });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);

  await page.reload();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(dialog.getByRole('switch', { name: /^Functional/ })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: /^Performance/ })).not.toBeChecked();
  await expect(asking).toHaveCount(0);
});

for (const locale of ['en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es']) {
  test(`the bar takes a third of a phone at most: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS`);
    const asking = page.locator('[data-consent-bar]');
    await expect(asking).toBeVisible();
    expect((await asking.boundingBox())?.height).toBeLessThanOrEqual(844 / 3);
    // The whole text is visible: nothing is cut off or needs scrolling.
    expect(await asking.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    expect(
      await asking.getByRole('button').evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth)),
    ).toBe(false);
  });
}

for (const locale of ['en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es']) {
  test(`the bar takes a sixth of a desk's window at most, its answers beside each other: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${locale}/cart`);
    const asking = page.locator('[data-consent-bar]');
    await expect(asking).toBeVisible();
    expect((await asking.boundingBox())?.height).toBeLessThanOrEqual(900 / 6);
    expect(
      await asking.getByRole('button').evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth)),
    ).toBe(false);
  });
}

test('the bar moves nothing, and never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de-de');
  const asking = page.getByRole('region', { name: bar });
  await expect(asking).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
  const top = (await asking.boundingBox())?.y ?? 0;
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('[data-consent-bar]')) return null;
      const box = focused.getBoundingClientRect();
      return box.height > 0 && box.top >= edge ? focused.outerHTML.slice(0, 120) : null;
    }, top);
    expect(covered).toBeNull();
  }
});

for (const [where, path] of [
  ['in North America', '/en-us'],
  ['in a preview', '/fr-fr?preview=true'],
] as const)
  test(`nobody is asked ${where}, and nothing of it is loaded`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
    expect(await page.evaluate(() => window.__waymark?.state('consent'))).toBeUndefined();
  });

test('the cached page contains nothing of an answer', async ({ request }) => {
  const first = await request.get('/en-gb');
  const second = await request.get('/en-gb', { headers: { cookie: 'wm_consent=1.C0001:1.C0002:1.C0003:1.C0004:1' } });
  expect(first.headers()['cache-control']).toContain('public');
  expect(await second.text()).toBe(await first.text());
});
