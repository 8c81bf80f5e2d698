import type { AnyRouter } from '@tanstack/react-router';
import { type AnyEventObject, fromCallback } from 'xstate';
import type { HeaderPorts } from '#machines/header/header.setup.ts';
import { routeWatcher } from '#src/flows/shared/watchRoute.ts';

/** The actors of the header: scroll events of the page, and the router. */
export const createHeaderActors = (router: AnyRouter): HeaderPorts => ({
  watchRoute: routeWatcher(router),
  watchScroll: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'page.scrolled', y: Math.max(0, window.scrollY) });
    if (window.scrollY > 0) tell();
    window.addEventListener('scroll', tell, { passive: true });
    return () => window.removeEventListener('scroll', tell);
  }),
});
