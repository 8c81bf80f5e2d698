import { fromPromise } from 'xstate';
import type { ReloadGuardPorts } from '#machines/reload-guard/reload-guard.setup.ts';

const storageKey = 'waymark.reloadedAt';

/** Stores reloads in this tab's session storage, which survives a reload but not the tab. */
export const createReloadGuardActors = (): ReloadGuardPorts => ({
  readReloadAge: fromPromise(async () => {
    const at = Number(sessionStorage.getItem(storageKey));
    return at > 0 ? Date.now() - at : null;
  }),
  reloadPage: fromPromise(async () => {
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  }),
});
