/**
 * Runs in the page, as an inline script. Starts the page's modules after the first paint, so that they do not compete
 * with the content that a reader waits for. Records clicks on controls until the page is hydrated, and marks each
 * button as pressed at once. Called with the addresses of the modules.
 */
function hydratePage(entry: string, modules: readonly string[]): void {
  // Marks a page of a reader who may have a cart to wait for (docs/decisions/048). Reads the stored note of the session
  // (src/flows/shared/stored-session.ts). A note that cannot be parsed counts as missing.
  try {
    const { basketId, isCartEmpty, consumerType, cutOff } = JSON.parse(
      localStorage.getItem('waymark.session') ?? '{"consumerType":"GUEST"}',
    );
    const isAdding = sessionStorage.getItem('waymark.adds') !== null;
    if (isAdding || (basketId && !isCartEmpty) || cutOff || consumerType !== 'GUEST')
      document.documentElement.dataset['returning'] = '';
  } catch {}

  let isStarted = false;
  let isHydrated = false;
  let wasHydrated = false;
  // Runs the modules that the entry imports before it, each in a task of its own: one long task would block the page.
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
      // If the modules cannot be loaded, the page works with links and forms alone.
      document.removeEventListener('click', keep, true);
      presses.findLast(({ target }) => target.type === 'submit')?.target.form?.submit();
    });
  };

  const presses: { target: HTMLButtonElement | HTMLInputElement; checked: boolean }[] = [];
  const begin = () => {
    wasHydrated = isHydrated;
    start();
  };
  const keep = (event: Event) => {
    start();
    if (wasHydrated) return;
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement | HTMLInputElement>('button, [type=radio], [type=checkbox]')
        : null;
    // Links, and forms with an action, work without scripts. The action of a form with `data-fallback` is only for
    // readers without script: its chart does more.
    if (!target || target.form?.matches('[action]:not([data-fallback])')) return;
    if (target instanceof HTMLButtonElement) event.preventDefault();
    // A click can arrive between the hydration and the replay. Stopping it here makes sure that it runs only once.
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
      // React hydrates the target of such an event synchronously. Only after that does it notice a changed choice.
      target.dispatchEvent(new Event('keyup', { bubbles: true }));
      if ('checked' in target) target.checked = !checked;
      target.click();
    }
  };
  document.addEventListener('click', keep, true);
  // In a task of its own: within React's own work the events would hydrate nothing.
  const hydrate = () => {
    isHydrated = true;
    setTimeout(repeat);
  };
  addEventListener('waymark:hydrated', hydrate, { once: true });

  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('keydown', begin, true);
  new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true });
  // A page in a background tab is not painted, and not every browser reports the paint.
  addEventListener('load', () => setTimeout(start, 250), { once: true });
}

/** The development server's name for `import()`, which browsers do not know. */
const ofDevelopment = '__vite_ssr_dynamic_import__';
const hydrate = hydratePage.toString().replaceAll(ofDevelopment, 'import');
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const entry = /^<script type="module" async="" src="([^"]+)"><\/script>/;

/**
 * Delays the modules of a rendered page until the first paint (docs/decisions/006). Returns a page without modules
 * unchanged.
 */
export function hydrateAfterPaint(html: string): string {
  const end = html.indexOf('</head>');
  const last = html.lastIndexOf('<script type="module"');
  const [tag, start] = entry.exec(html.slice(last)) ?? [];
  if (end === -1 || last === -1 || tag === undefined) return html;
  const modules: string[] = [];
  const head = html.slice(0, end).replace(preload, (_, href: string) => {
    modules.push(href);
    return '';
  });
  // In the head, so that it runs before any click. It removes itself before React hydrates the page.
  const script = `(${hydrate})(${JSON.stringify(start)},${JSON.stringify(modules)});document.currentScript.remove()`;
  return `${head}<script>${script}</script>${html.slice(end, last)}${html.slice(last + tag.length)}`;
}
