/**
 * Loads what renders the home page. Who starts the shop does this while the database opens, which waits for the disk; the first
 * reader would wait for it.
 */
export async function loadHome(): Promise<void> {
  const { getRouter } = await import('#src/router.tsx');
  const { loadRouteChunk, routesById } = getRouter();
  await Promise.all([routesById['/$locale'], routesById['/$locale/']].map((route) => loadRouteChunk(route)));
}
