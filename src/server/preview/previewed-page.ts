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
  globalThis.fetch = (input, init) =>
    input instanceof Request && new URL(input.url).origin === location.origin
      ? fetch(new Request(callOf(input.url, preview), input), init)
      : fetch(input, init);

  const asked = new URLSearchParams(location.search);
  const kept = names.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const previewed = (href: string): string => {
    const url = new URL(href, location.href);
    for (const [name, value] of kept) url.searchParams.set(name, value);
    return url.href;
  };
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    const isHere = link.pathname === location.pathname && link.hash !== '';
    if (isHere) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(previewed(link.href));
  };
  addEventListener('click', leave, true);
  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    for (const [name, value] of kept)
      target.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
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
    shown = data.top;
    scrollTo({ top: data.top, behavior: 'instant' });
  });
}

/** Adds to a rendered page what makes it a preview. */
export function previewedPage(html: string, preview: Preview): string {
  const end = html.indexOf('<head>') + '<head>'.length;
  const script = `(${previewPage.toString()})(${previewedCall.toString()},${JSON.stringify(preview)},${JSON.stringify(previewParameters)});document.currentScript.remove()`;
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}
