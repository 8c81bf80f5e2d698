/**
 * Resolves when the effect of a press is visible: the next frame has begun and its paint is submitted. Slow work (a
 * call, other charts, the files of a part) waits for it, so that the press gets its response first. Does not wait on a
 * hidden page, which paints nothing, or on a page that is being left.
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
          // A message is the first task after the paint; a timer may be delayed.
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
