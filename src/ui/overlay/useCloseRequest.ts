import { useEffect, useEffectEvent } from 'react';

interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

/** Not in TypeScript's DOM yet, and not in every browser. */
const watcherOf = (): (new () => CloseWatcherLike) | undefined =>
  (globalThis as { CloseWatcher?: new () => CloseWatcherLike }).CloseWatcher;

/**
 * Calls `onClose` when the device asks to close what is on top: Back on Android, which would leave the page otherwise.
 * Escape is such a request too; where a component has answered the key itself, the browser leaves it at that.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher = watcherOf();
    if (!isOpen || !Watcher) return;
    let watcher: CloseWatcherLike;
    // One watcher hears one request; what stays open after it (a question whether to leave) wants the next as well.
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
