import { type PageAddress, pageAddressOf } from './page-address.ts';

/** Loads the routes. Returns the function that normalises the addresses of their pages. */
export async function loadRoutes(): Promise<PageAddress> {
  const { getRouter } = await import('#src/router.tsx');
  return pageAddressOf(getRouter());
}

/**
 * Loads the modules of the home page at the start, while the database waits for the disk, so that the first reader does
 * not wait.
 */
export async function loadHome(): Promise<void> {
  const { getRouter } = await import('#src/router.tsx');
  const { loadRouteChunk, routesById } = getRouter();
  await Promise.all([routesById['/$locale'], routesById['/$locale/']].map((route) => loadRouteChunk(route)));
}
