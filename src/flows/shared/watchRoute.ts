import type { AnyRouter } from '@tanstack/react-router';
import { type AnyEventObject, fromCallback } from 'xstate';

/** The router as a source of events: sends `route.changed` with the path of each page that is shown. */
export const routeWatcher = (router: AnyRouter) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    router.subscribe('onResolved', ({ toLocation }) => sendBack({ type: 'route.changed', path: toLocation.pathname })),
  );
