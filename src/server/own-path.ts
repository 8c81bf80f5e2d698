/**
 * Returns a Location as a path of the shop. Drops the scheme and the host, and leading slashes that a browser would
 * read as a host.
 */
export function ownPath(location: string): string {
  const { pathname, search, hash } = new URL(location, 'http://shop.invalid');
  return pathname.replace(/^\/+/, '/') + search + hash;
}
