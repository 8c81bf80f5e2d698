import { type Preview, previewedCall, previewParameters } from './preview.ts';

/**
 * Runs in a previewed page, as an inline script before all others. Sends the page's calls as a preview, keeps the
 * preview on the way to other pages, loads the page anew after an editor saved something, and scrolls with the window
 * around it (catalogue 2).
 */
function previewPage(
  callOf: (address: string, preview: Preview) => string,
  preview: Preview,
  names: readonly string[],
): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || new URL(input.url).origin !== location.origin) return fetch(input, init);
    const { method, headers, signal, credentials, keepalive } = input;
    // Read here: browsers send a body as a stream over HTTP/2 only.
    const body = method === 'GET' || method === 'HEAD' ? null : await input.arrayBuffer();
    return fetch(callOf(input.url, preview), { method, headers, signal, credentials, keepalive, body });
  };

  const asked = new URLSearchParams(location.search);
  const previewed = (href: string): string => {
    const url = new URL(href, location.href);
    for (const name of names) {
      const value = asked.get(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    return url.href;
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, title, url) =>
      change(state, title, url === null || url === undefined ? url : previewed(String(url)));
  }
  // After the page's own handlers: a link that opens a dialog, or that the router follows, is none of the browser's.
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || defaultPrevented || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname || link.hash === '') link.href = previewed(link.href);
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement) || defaultPrevented || target.method !== 'get') return;
    for (const name of names) {
      const value = asked.get(name);
      if (value !== null)
        target.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
  });

  new EventSource('/blocks/preview/changes').addEventListener('changed', () => location.reload());

  if (parent === window) return;
  let shown = -1;
  addEventListener('scroll', () => {
    const top = Math.round(scrollY);
    if (top === shown) return;
    shown = top;
    parent.postMessage({ type: 'syncScroll', top }, location.origin);
  });
  addEventListener('message', ({ data, origin }: MessageEvent<{ type?: unknown; top?: unknown } | null>) => {
    if (origin !== location.origin || data?.type !== 'syncScroll' || typeof data.top !== 'number') return;
    scrollTo({ top: data.top, behavior: 'instant' });
    shown = Math.round(scrollY);
  });
}

/** Adds to a rendered page what makes it a preview. */
export function previewedPage(html: string, preview: Preview): string {
  const end = html.indexOf('<head>') + '<head>'.length;
  const script = `(${previewPage.toString()})(${previewedCall.toString()},${JSON.stringify(preview)},${JSON.stringify(previewParameters)});document.currentScript.remove()`;
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}
