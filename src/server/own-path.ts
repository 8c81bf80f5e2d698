/**
 * A Location as a path of the shop: what it says about scheme and host is dropped, and so are slashes in front that a
 * browser would read as a host.
 */
export function ownPath(location: string): string {
  const { pathname, search, hash } = new URL(location, 'http://shop.invalid');
  return pathname.replace(/^\/+/, '/') + search + hash;
}
