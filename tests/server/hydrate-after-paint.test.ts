import { describe, expect, it } from 'vitest';
import { hydrateAfterPaint } from '#src/server/hydrate-after-paint.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>${head}</head><body>${body}</body></html>`;
const modules =
  '<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/platform.js"/>';
const entry = '<script type="module" async="" src="/assets/index.js"></script>';

describe('a page that hydrates after it was painted', () => {
  const hydrated = hydrateAfterPaint(page(modules, `<main></main>${entry}`));

  it('loads no module before that', () => {
    expect(hydrated).not.toContain('<link rel="modulepreload"');
    expect(hydrated).not.toContain('src="/assets/');
  });

  it('starts the entry after the paint, with all its modules requested at once', () => {
    expect(hydrated).toContain(
      '("/assets/index.js",["/assets/index.js","/assets/platform.js"]);document.currentScript.remove()</script></head>',
    );
  });

  it('starts it with the browser’s import(), also in a development server', () => {
    expect(hydrated).toMatch(/await import\(/);
    expect(hydrated).not.toContain('__vite');
  });

  it('keeps its content', () => {
    expect(hydrated).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(hydrated).toContain('<main></main>');
  });

  it('is unchanged if it has no modules', () => {
    expect(hydrateAfterPaint(page('', '<p>'))).toBe(page('', '<p>'));
  });
});
