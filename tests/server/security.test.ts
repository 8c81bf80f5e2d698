import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, familyOf, securityHeaders, withStyleNonce } from '#src/server/security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the opener policy of a shop in production', () => {
  const site = { PUBLIC_URL: 'https://shop.example', MODE: 'production', PAYPAL_CLIENT_ID: undefined } as const;
  const policyOf = (more: { PAYPAL_CLIENT_ID?: string }) =>
    securityHeaders({ ...site, ...more })['cross-origin-opener-policy'];

  it('cuts the page off from every window, unless the script of PayPal opens one', () => {
    expect(policyOf({})).toBe('same-origin');
    expect(policyOf({ PAYPAL_CLIENT_ID: 'client-id-of-the-shop' })).toBe('same-origin-allow-popups');
  });
});

describe('the content security policy', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('allows exactly the inline scripts that the page has', () => {
    const policy = contentSecurityPolicy(
      '<script>one()</script><script type="module" src="/a.js"></script><script class="$tsr">two()</script>',
    );
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  });

  it('needs no entry for data scripts', () => {
    expect(contentSecurityPolicy('<script type="application/ld+json">{"@type":"Product"}</script>')).toContain(
      "script-src 'self';",
    );
    expect(contentSecurityPolicy('<script type="application/json" data-waymark-rendered>[]</script>')).toContain(
      "script-src 'self';",
    );
  });

  it('allows pictures of editors at the hosts of their family', () => {
    expect(familyOf('https://pictures.example.com')).toEqual([
      'https://pictures.example.com',
      'https://*.pictures.example.com',
    ]);
    expect(familyOf(undefined)).toEqual([]);
  });

  it('allows pictures of shoppers only at the configured origins', () => {
    const policy = contentSecurityPolicy('<p>', { scripts: [], pages: [], pictures: ['https://pictures.example.com'] });
    expect(policy).toContain("img-src 'self' data: https://pictures.example.com;");
    expect(policy).toContain("connect-src 'self';");
  });

  it('allows scripts, frames and forms of the payment provider only at the configured origins', () => {
    const policy = contentSecurityPolicy('<script>one()</script>', {
      scripts: ['https://pay.example.com'],
      pages: ['https://pay.example.com', 'https://www.paypal.com'],
      pictures: [],
    });
    expect(policy).toContain(`script-src 'self' ${hash('one()')} https://pay.example.com;`);
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/pay\.example\.com https:\/\/www\.paypal\.com;/);
    expect(policy).toContain("form-action 'self' https://pay.example.com https://www.paypal.com;");
    // What a script may run for, it may ask and show.
    expect(policy).toContain("connect-src 'self' https://pay.example.com;");
    expect(policy).toContain("img-src 'self' data: https://pay.example.com;");
    expect(contentSecurityPolicy('<p>')).toContain("connect-src 'self';");
    expect(contentSecurityPolicy('<p>')).toContain("img-src 'self' data:;");
    expect(contentSecurityPolicy('<p>')).not.toContain('https://pay.example.com');
    expect(contentSecurityPolicy('<p>')).toContain("form-action 'self';");
  });

  it('lets a script of the payment provider write style elements with the nonce of the page, and no script', () => {
    // As in a built shop: the development server sends inline styles.
    vi.stubEnv('DEV', false);
    const page = '<html><head><title>Socks</title></head><body></body></html>';
    const { html, nonce } = withStyleNonce(page);
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(html).toContain(`<meta name="style-nonce" nonce="${nonce}"/></head>`);
    const payment = { scripts: ['https://www.paypal.com'], pages: [], pictures: [] };
    const policy = contentSecurityPolicy(html, payment, nonce);
    expect(policy).toMatch(new RegExp(`style-src 'self' [^;]*'nonce-${nonce}' https://www.paypal.com;`));
    expect(policy).toContain("script-src 'self' https://www.paypal.com;");
    // The cached page and its ETag stay what they are; another page has another nonce.
    expect(withStyleNonce(page)).toEqual({ html, nonce });
    expect(withStyleNonce(page.replace('Socks', 'Caps')).nonce).not.toBe(nonce);
    expect(contentSecurityPolicy(page, payment)).not.toContain('nonce');
    expect(policy).not.toMatch(/style-src [^;]*unsafe-inline/);
  });

  it('never allows unsafe script sources', () => {
    const policy = contentSecurityPolicy('<p>');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
