/**
 * Loads a third-party script once per page and returns what it `set`. The browser does not run it if its hash differs
 * from `integrity`. The script can read `data` from its element. Rejects if it does not load; the next call tries
 * again.
 */
export function addScript<Set>(
  url: string,
  integrity: string | null,
  set: () => Set | undefined,
  data: DOMStringMap = {},
): Promise<Set> {
  const known = set();
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    Object.assign(script.dataset, data);
    // Without integrity the script's server need not allow to be read.
    if (integrity) Object.assign(script, { crossOrigin: 'anonymous', integrity });
    script.addEventListener('load', () => {
      const now = set();
      if (now) resolve(now);
      else reject(new Error('the script set nothing'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(script);
  });
}
