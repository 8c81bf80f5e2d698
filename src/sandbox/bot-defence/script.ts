/**
 * What pages load: asks for tokens, and puts the check where the page has room for it. Plain JavaScript, sent as it is.
 */
export const personScript = `(() => {
  'use strict';
  const api = document.currentScript.src;
  const ask = async (path, body) => {
    const response = await fetch(new URL(path, api), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error('no token: ' + response.status);
    return (await response.json()).token;
  };
  window.WaymarkPerson = {
    execute: ({ siteKey, action }) => ask('tokens', { siteKey, action }),
    check(element, { siteKey, action, label }) {
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.style.cssText = 'width: 1.5rem; height: 1.5rem; margin: 0; accent-color: currentColor';
      const row = document.createElement('label');
      row.style.cssText =
        'display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; cursor: pointer';
      row.append(box, label);
      element.append(row);
      const result = new Promise((resolve, reject) => {
        box.addEventListener('change', () => {
          box.disabled = true;
          ask('checks', { siteKey, action }).then(resolve, reject);
        });
      });
      return { result, destroy: () => row.remove() };
    },
  };
})();
`;
