import { describe, expect, it } from 'vitest';
import { wakeAfterPaint } from '#src/server/wake.ts';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>${head}</head><body>${body}</body></html>`;
const modules =
  '<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/platform.js"/>';
const entry = '<script type="module" async="" src="/assets/index.js"></script>';

describe('a page that wakes after it was painted', () => {
  const woken = wakeAfterPaint(page(modules, `<main></main>${entry}`));

  it('asks for no module before that', () => {
    expect(woken).not.toContain('<link rel="modulepreload"');
    expect(woken).not.toContain('src="/assets/');
  });

  it('starts the entry after the paint, with everything that it needs asked for at once', () => {
    expect(woken).toContain(
      '("/assets/index.js",["/assets/index.js","/assets/platform.js"]);document.currentScript.remove()</script></head>',
    );
  });

  it('starts it as a browser does, where the code was read by a development server, too', () => {
    expect(woken).toMatch(/await import\(/);
    expect(woken).not.toContain('__vite');
  });

  it('keeps what it shows', () => {
    expect(woken).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(woken).toContain('<main></main>');
  });

  it('is left as it is where it has no modules', () => {
    expect(wakeAfterPaint(page('', '<p>'))).toBe(page('', '<p>'));
  });
});
