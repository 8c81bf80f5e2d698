import type { AnyRouter } from '@tanstack/react-router';

const address = () => location.pathname + location.search + location.hash;

/**
 * Marks the root element in the frame of a press on a link, before the router's work begins: the thin bar (global.ts)
 * is the response to the press. Does nothing if `href` is where the shopper already is.
 */
export function startProgress(href: string): void {
  if (href !== address()) document.documentElement.dataset['going'] = '';
}

/** Milliseconds after which what loads shows the bar: less would only flash. */
const patience = 80;

/** Marks the root element while a part of the page loads, unless it is there at once. */
export async function whileLoading<Part>(part: Promise<Part>): Promise<Part> {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => void (dataset['going'] = ''), patience);
  try {
    return await part;
  } finally {
    clearTimeout(timer);
    delete dataset['going'];
  }
}

/** Marks the root element while another page loads. The router reports when that is. */
export function showProgress(router: Pick<AnyRouter, 'subscribe'>): void {
  const { dataset } = document.documentElement;
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) dataset['going'] = '';
    // The pressed link's address was another spelling of this page's.
    else delete dataset['going'];
  });
  router.subscribe('onResolved', () => void delete dataset['going']);
}
