import { useEffect, useEffectEvent } from 'react';

interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

/** Not yet in TypeScript's DOM types, and not in every browser. */
const watcherOf = (): (new () => CloseWatcherLike) | undefined =>
  (globalThis as { CloseWatcher?: new () => CloseWatcherLike }).CloseWatcher;

/**
 * Calls `onClose` when the device requests to close the top layer: Back on Android, which would otherwise leave the
 * page. Escape is such a request, too. If a component has handled the key itself, the browser does not send a request.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher = watcherOf();
    if (!isOpen || !Watcher) return;
    let watcher: CloseWatcherLike;
    // A watcher receives only one request. If something stays open after it (a question if the shopper wants to leave),
    // the next request needs a new one.
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        watch();
        close();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
