/**
 * Runs in the page, as an inline script: starts the page's modules once it has been painted, so that they do not
 * compete with what a reader waits for, and keeps presses that come before the page is awake; a button shows at once
 * that it was pressed. `wakePage` is called with addresses.
 */
function wakePage(entry: string, modules: readonly string[]): void {
  // Where a cart may be waited for (docs/decisions/048): what the session's note says
  // (src/flows/session/session.actors.ts). A note that cannot be read is none.
  try {
    const { basketId, isCartEmpty, consumerType, cutOff } = JSON.parse(
      localStorage.getItem('waymark.session') ?? '{"consumerType":"GUEST"}',
    );
    const isAdding = sessionStorage.getItem('waymark.adds') !== null;
    if (isAdding || (basketId && !isCartEmpty) || cutOff || consumerType !== 'GUEST')
      document.documentElement.dataset['returning'] = '';
  } catch {}

  let isStarted = false;
  let isAwake = false;
  let beganAwake = false;
  // What the entry stands on runs before it, and each in a turn of its own: together they would hold the page up.
  const run = async () => {
    for (const href of modules) if (href !== entry) await import(/* @vite-ignore */ href);
    await import(/* @vite-ignore */ entry);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    run().catch(() => {
      // Without its modules the page is a page of links and forms.
      document.removeEventListener('click', keep, true);
      presses.findLast(({ target }) => target.type === 'submit')?.target.form?.submit();
    });
  };

  const presses: { target: HTMLButtonElement | HTMLInputElement; checked: boolean }[] = [];
  const begin = () => {
    beganAwake = isAwake;
    start();
  };
  const keep = (event: Event) => {
    start();
    if (beganAwake) return;
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement | HTMLInputElement>('button, [type=radio], [type=checkbox]')
        : null;
    // Links, and forms that say where they go, work without scripts.
    if (!target || target.form?.hasAttribute('action')) return;
    if (target instanceof HTMLButtonElement) event.preventDefault();
    // A press can end in the moment between the page's waking and its being repeated: it is done once, then.
    event.stopImmediatePropagation();
    presses.push({ target, checked: 'checked' in target && target.checked });
    target.dataset['early'] = '';
  };
  const repeat = () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('pointerdown', begin, true);
    document.removeEventListener('keydown', begin, true);
    for (const { target, checked } of presses) {
      delete target.dataset['early'];
      // React makes ready at once what such an event meets; only then it sees a choice change.
      target.dispatchEvent(new Event('keyup', { bubbles: true }));
      if ('checked' in target) target.checked = !checked;
      target.click();
    }
  };
  document.addEventListener('click', keep, true);
  // Not within React's own work, where it would make nothing ready.
  const wake = () => {
    isAwake = true;
    setTimeout(repeat);
  };
  addEventListener('waymark:awake', wake, { once: true });

  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('keydown', begin, true);
  new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true });
  // A page in a background tab is not painted, and not every browser tells.
  addEventListener('load', () => setTimeout(start, 250), { once: true });
}

/** The development server's name for `import()`, which no browser knows. */
const ofDevelopment = '__vite_ssr_dynamic_import__';
const wake = wakePage.toString().replaceAll(ofDevelopment, 'import');
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const entry = /^<script type="module" async="" src="([^"]+)"><\/script>/;

/**
 * A rendered page whose modules wait until it has been painted (docs/decisions/006); without modules, the page as it
 * is.
 */
export function wakeAfterPaint(html: string): string {
  const end = html.indexOf('</head>');
  const last = html.lastIndexOf('<script type="module"');
  const [tag, start] = entry.exec(html.slice(last)) ?? [];
  if (end === -1 || last === -1 || tag === undefined) return html;
  const modules: string[] = [];
  const head = html.slice(0, end).replace(preload, (_, href: string) => {
    modules.push(href);
    return '';
  });
  // In the head, so that no press comes before it; gone when React looks.
  const script = `(${wake})(${JSON.stringify(start)},${JSON.stringify(modules)});document.currentScript.remove()`;
  return `${head}<script>${script}</script>${html.slice(end, last)}${html.slice(last + tag.length)}`;
}
