/**
 * Loads a script of somebody else once a page, and answers what it `set`; other bytes than `integrity` names do not
 * run. Rejects when it does not load: the next call tries anew.
 */
export function addScript<Set>(url: string, integrity: string | null, set: () => Set | undefined): Promise<Set> {
  const known = set();
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
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
