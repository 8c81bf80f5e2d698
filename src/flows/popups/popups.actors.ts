import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { PopupsPorts } from '#machines/popups/popups.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { allows } from '#src/domain/consent.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { consentChanged, pageStanding } from '#src/flows/consent/index.ts';
import { storedIds, storeId, watchStoredIds } from '#src/flows/shared/stored-ids.ts';
import { seen } from '#src/ui/behaviour/seen.ts';

/** The storage key of the ids of the pop-ups that this device has dismissed. */
const dismissedKey = 'waymark.popups';

/** Pages without pop-ups: nothing may distract from paying (core 4), and a form's buttons are where a pop-up stands. */
const quiet =
  /^\/[^/]+\/(?:checkout|order-confirmation|account|sign-in|sign-up|forgot-password|reset-password|newsletter|order-lookup|help\/contact-us)(?:\/|$)/;

/** False while the shopper is asked about cookies: until the answer not even what is necessary is allowed. */
const isFree = (): boolean => {
  const standing = pageStanding();
  return standing !== null && allows('C0001', standing) && !quiet.test(location.pathname);
};

const inPopup = '[data-popup]';

const isBehind = (popup: Element, element: Element): boolean => {
  const [front, behind] = [popup.getBoundingClientRect(), element.getBoundingClientRect()];
  const isBeside = behind.right <= front.left || behind.left >= front.right;
  return !isBeside && behind.bottom > front.top && behind.top < front.bottom;
};

interface Place {
  router: Pick<AnyRouter, 'subscribe'>;
  locale: LocaleCode;
}

/** The actors of pop-ups: the page, the content of the site, and the storage of this device. */
export const createPopupsActors = ({ router, locale }: Place): PopupsPorts => ({
  watchPage: fromCallback(({ sendBack }) => {
    const tell = () => sendBack({ type: isFree() ? 'page.freed' : 'page.taken' });
    tell();
    const unsubscribe = router.subscribe('onResolved', tell);
    addEventListener(consentChanged, tell);
    return () => {
      unsubscribe();
      removeEventListener(consentChanged, tell);
    };
  }),
  watchDevice: fromCallback(({ sendBack }) =>
    watchStoredIds(dismissedKey, (dismissed) => sendBack({ type: 'device.changed', dismissed })),
  ),
  watchPopup: fromCallback(({ sendBack }) => {
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => {
      const [popup, focused] = [document.querySelector(inPopup), document.activeElement];
      if (!popup || !focused || focused === document.body || popup.contains(focused)) return;
      // A page or a dialog that has the focus as a whole is behind every pop-up.
      if (focused.matches('input, select, textarea, button, a, summary, [role]') && isBehind(popup, focused))
        sendBack({ type: 'focus.covered' });
    };
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`${inPopup} [data-part='content'] :is(a, button)`))
        sendBack({ type: 'target.followed' });
    };
    // The pop-up is large only after the render that this state causes.
    void seen().then(() => signal.aborted || look());
    addEventListener('focusin', look, { signal });
    // After the page's own handlers: a press may open a dialog.
    addEventListener('click', press, { signal });
    return () => ending.abort();
  }),
  readPopups: fromPromise(async ({ signal }) => {
    const path = { mode: 'publish', siteId: locale } as const;
    const { popups } = await unwrap(api.GET('/{mode}/caas/v1/canvas/popups/{siteId}', { params: { path }, signal }));
    return { popups, dismissed: storedIds(dismissedKey) };
  }),
  saveDismissal: fromPromise(async ({ input: { id } }) => storeId(dismissedKey, id)),
});
