import type { FormEvent } from '#openapi/generated/waymark.gen.ts';
import { type Source, shownType } from '../page.ts';

const marked = '[data-form-location]';

const locations: readonly string[] = [
  'modal:single:sign-in:none',
  'modal:single:sign-up:none',
  'page:single:sign-in:none',
  'page:single:sign-up:none',
] satisfies FormEvent['location'][];

const isLocation = (location: string | undefined): location is FormEvent['location'] =>
  location !== undefined && locations.includes(location);

/** Notes the forms to sign in and to sign up, each time that one opens in its dialog or on its page. */
export const watchForms: Source = (note, router) => {
  const noted = new WeakSet<HTMLElement>();
  const look = (root: Element) => {
    for (const form of [root, ...root.querySelectorAll(marked)]) {
      if (!(form instanceof HTMLElement) || noted.has(form)) continue;
      const { formLocation } = form.dataset;
      if (!isLocation(formLocation)) continue;
      noted.add(form);
      note({ event: 'form-shown', pageType: shownType(router), location: formLocation });
    }
  };
  // Only what was added is searched: pages change often, and forms open seldom.
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) look(node);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  look(document.body);
  return () => changes.disconnect();
};
