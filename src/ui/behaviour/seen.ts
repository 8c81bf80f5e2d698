/**
 * Resolves when what a press changed can be seen: the next frame has begun and its paint is handed over. What takes
 * time (a call, other charts, the files of a part) waits for it, so that a press answers first. A page out of sight
 * paints nothing, and one that goes has no time: neither waits.
 */
export const seen = (): Promise<void> =>
  document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const end = () => {
          removeEventListener('pagehide', end);
          resolve();
        };
        addEventListener('pagehide', end);
        requestAnimationFrame(() => {
          // A message is the first task after the paint; a timer may be held back.
          const { port1, port2 } = new MessageChannel();
          const hear = () => {
            port1.close();
            end();
          };
          port1.addEventListener('message', hear, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
