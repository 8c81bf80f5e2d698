import type { AnyRouter } from '@tanstack/react-router';
import { type AnyEventObject, fromCallback } from 'xstate';

/**
 * The router as a source of events: sends `route.changed` with the path of each page that is shown. `begin` may send
 * what the address asks for when the page is opened; it may return what ends that.
 */
export const routeWatcher = (
  router: AnyRouter,
  begin: (sendBack: (event: AnyEventObject) => void) => (() => void) | void = () => {},
) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const end = begin(sendBack);
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) =>
      sendBack({ type: 'route.changed', path: toLocation.pathname }),
    );
    return () => {
      unsubscribe();
      end?.();
    };
  });
