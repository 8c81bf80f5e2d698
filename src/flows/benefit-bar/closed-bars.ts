/** The storage key of the ids of the bars that were closed on this device. */
export const closedKey = 'waymark.closed';

function hide(key: string, id: string): void {
  const bar = document.currentScript?.parentElement;
  try {
    if (bar && localStorage.getItem(key)?.split(',').includes(id)) bar.hidden = true;
  } catch {}
}

/**
 * Returns the inline script within a bar that hides it before the first paint if it was closed before: the page's HTML
 * is the same for everyone, and nothing may move later.
 */
export const hidingScript = (id: string): string =>
  `(${hide.toString()})(${JSON.stringify(closedKey)},${JSON.stringify(id)})`;
