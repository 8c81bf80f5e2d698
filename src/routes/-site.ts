import { createIsomorphicFn } from '@tanstack/react-start';

/** Where the shop is reached, without a trailing slash: for canonical addresses, pictures of shared links and JSON-LD. */
export const siteOrigin = createIsomorphicFn()
  .server(() => new URL(process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`).origin)
  .client(() => location.origin);
