import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { hydrated, expect, test } from './support/test.ts';

// The browser reports every page that answers 404 in the console.
test.use({ forgives: /status of 404/ });

const category = '/en-us/c/women-footwear-2100';
const product = '/en-us/p/womens-ridgeline-3-trail-running-shoe-WMTR1001MOS';
const sibling = '/en-us/p/drove-crew-hiking-socks-WMSK1001OAT';

test.describe('finding a product', () => {
  test('moves the focus to the heading of each page, also when going back', async ({ page }) => {
    await page.goto(category);
    await hydrated(page, 'listing');
    // A new page leaves the focus on the body while the shopper has pressed nothing.
    await expect(page.locator('body')).toBeFocused();
    const heading = page.getByRole('heading', { level: 1 });
    const first = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading').first();
    const name = (await first.textContent()) ?? '';
    await first.getByRole('link').press('Enter');
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().press('Enter');
    await expect(heading).not.toHaveText(name);
    await expect(heading).toBeFocused();
  });

  test('by the menu, a category and its facets, to the cart', async ({ page }) => {
    await page.goto('/en-us');
    await hydrated(page, 'header');
    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
    await page
      .getByRole('navigation', { name: 'Narrow to' })
      .getByRole('link', { name: /footwear/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${category}$`));

    await hydrated(page, 'listing');
    await page.getByRole('checkbox', { name: /^Hiking boot/ }).check();
    await expect(page).toHaveURL(/filter=type%3Ahiking-boot/);
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => window.__waymark?.state('listing')))
      .toMatchObject({ results: 'shown' });
    const first = page.getByRole('list', { name: 'Products', exact: true }).getByRole('heading').first();
    const name = await first.textContent();
    await first.getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await hydrated(page, 'product');
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page.getByText('Choose a size')).toBeVisible();
    await page.locator('label', { hasText: /^8$/ }).click();
    const width = page.getByRole('radiogroup', { name: /Width/ }).locator('label').first();
    if (await width.isVisible()) await width.click();
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page.getByRole('dialog', { name: /cart/i })).toContainText(name ?? '');
  });

  test('by searching, with the keyboard alone', async ({ page }) => {
    await page.goto(category);
    await hydrated(page, 'auto-suggest');
    await page.getByRole('link', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
    await page.keyboard.type('trail');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search\?q=trail/);
    await expect(page.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
  });

  test('back and forward keep what was chosen', async ({ page }) => {
    await page.goto(category);
    await hydrated(page, 'listing');
    await page.getByRole('checkbox', { name: /^Sneaker/ }).check();
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('link', { name: 'Remove Sneaker' }).click();
    await expect(page).toHaveURL(new RegExp(`${category}$`));
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Sneaker/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Sneaker/ })).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
  });

  test('another colour is another address, without loading the page anew', async ({ page }) => {
    await page.goto(product);
    await hydrated(page, 'product');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('list', { name: 'Color' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(new RegExp(product));
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test.describe('by keyboard, five presses from the top of a page to its first product', () => {
  const pages = {
    'en-us/c/women-footwear-2100': 'Skip to products',
    'en-us/search?q=jacket': 'Skip to products',
    'en-gb/c/women-footwear-2100': 'Skip to products',
    'de-de/c/women-footwear-2100': 'Zu den Produkten springen',
    'fr-fr/c/women-footwear-2100': 'Aller aux produits',
    'fr-ca/c/women-footwear-2100': 'Aller aux produits',
    'it-it/c/women-footwear-2100': 'Vai ai prodotti',
    'es-es/c/women-footwear-2100': 'Saltar a los productos',
  };
  for (const [path, words] of Object.entries(pages))
    test(path, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${path}`);
      await hydrated(page, 'listing');
      // The first stop of the page; in some countries the cookie notice may take the focus before it.
      await page.locator('a[href="#main"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words, exact: true });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#products')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('#products > ul > li').first().locator(':focus')).toBeInViewport();
    });

  test('no such stop where nothing is listed', async ({ page }) => {
    await page.goto('/en-us/search?q=qqxyzzy');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Skip to products' })).toHaveCount(0);
  });
});

test.describe('every page', () => {
  for (const [name, path] of Object.entries({
    product,
    category,
    'a filtered category': `${category}?filter=color:green&filter=size:8`,
    search: '/en-us/search?q=jacket',
    'a search without words': '/en-us/search',
    'a search without results': '/en-us/search?q=qqxyzzy',
    'a product that is not there': '/en-us/p/nothing-WMXX9999XXX',
  })) {
    test(`${name}: accessible, quiet, under its policy`, async ({ page }) => {
      const response = await page.goto(path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      await hydrated(page, 'session');
      await expectAccessible(page);
      await expect(page).toHaveTitle(/Waymark/);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a category filters by its form, a product asks for a size by its address', async ({ page }) => {
    await page.goto(category);
    await page.getByRole('checkbox', { name: /^Hiking boot/ }).check();
    await page.getByRole('button', { name: 'Show results' }).last().click();
    await expect(page).toHaveURL(/filter=type/);
    await expect(page.getByRole('link', { name: 'Remove Hiking boot' })).toBeVisible();

    await page.goto(product);
    await page.locator('label', { hasText: /^8$/ }).click();
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page).toHaveURL(/size=8/);
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await expect(page.locator('main noscript p')).toBeVisible();
  });

  for (const path of [
    'cart',
    'checkout',
    'account/orders',
    'order-lookup',
    'order-confirmation?order=WM1000000001',
    'associate-login',
  ])
    test(`${path} says that it needs one`, async ({ page }) => {
      await page.goto(`/de-de/${path}`);
      await expect(page.getByRole('main').getByText(/JavaScript/)).toBeVisible();
    });

  test('an email that is typed to find an order does not appear in a URL', async ({ page }) => {
    await page.goto('/en-us/order-lookup');
    await page.getByLabel('Order number', { exact: true }).fill('W100204417');
    await page.getByLabel('Email', { exact: true }).fill('maya.reed@example.com');
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Find the order' }).click();
    await expect(page).toHaveURL(/order-lookup$/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya.reed@example.com');
  });

  test('the search is a page', async ({ page }) => {
    await page.goto('/en-us');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('tent');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('list', { name: 'Products', exact: true })).toBeVisible();
  });
});

test('in forced colours, the chosen option can be distinguished from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product);
  await hydrated(page, 'product');
  const main = page.getByRole('main');
  await main.locator('label', { hasText: /^8$/ }).click();
  const looks = (radios: Locator): Promise<string[]> =>
    radios.evaluateAll((found) =>
      found.map((radio) => {
        const { backgroundColor, borderColor } = getComputedStyle(radio.nextElementSibling ?? radio);
        return `${backgroundColor} ${borderColor}`;
      }),
    );
  const chosen = main.locator('input[name="size"]:checked');
  await expect(chosen).toHaveCount(1);
  const [size] = await looks(chosen);
  expect(await looks(main.locator('input[name="size"]:not(:checked)'))).not.toContain(size);
  const tiles = main.getByRole('group', { name: /^Colou?r/ }).or(main.getByRole('list', { name: /^Colou?r/ }));
  const colours = await tiles
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderColor]),
    );
  const [current] = colours.filter(([isCurrent]) => isCurrent);
  expect(current).toBeDefined();
  expect(colours.filter(([isCurrent, border]) => !isCurrent && border === current?.[1])).toEqual([]);
});

test('two products have the same complete header and footer', async ({ request }) => {
  const read = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('waymark-part');
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    // The footer links to the same product in the other countries: the path of the product is removed before comparing.
    const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec(html) ?? [];
    return {
      header,
      footer: footer.replaceAll(path.slice('/en-us'.length), ''),
      product: html.match(/<h1[^>]*>.*?<\/h1>/)?.[0],
    };
  };
  const one = await read(product);
  const other = await read(sibling);
  expect(one.header.length + one.footer.length).toBeGreaterThan(5000);
  expect({ ...other, product: '' }).toEqual({ ...one, product: '' });
  expect(other.product).not.toBe(one.product);
});

test.describe('addresses', () => {
  test('a wrong slug is put right, filters are not indexed, the same page is known in every locale', async ({
    page,
    request,
  }) => {
    const moved = await request.get('/en-us/p/anything-WMTR1001MOS', { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, product]);
    await page.goto(`${category}?filter=color:green`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${category}$`));
    await page.goto(product);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(9);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((fact) => JSON.parse(fact)['@type'])).toEqual(['Product', 'BreadcrumbList']);
  });
});
