import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#src/server/security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
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

  it('never allows unsafe script sources', () => {
    const policy = contentSecurityPolicy('<p>');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
