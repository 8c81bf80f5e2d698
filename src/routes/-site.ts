/**
 * Returns the origin of the shop without a trailing slash, for canonical URLs, pictures of shared links and JSON-LD.
 */
export const siteOrigin = (): string =>
  import.meta.env.SSR
    ? new URL(process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).origin
    : location.origin;
