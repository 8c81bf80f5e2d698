import type { Page } from '@playwright/test';

type Framed = Window & { __frame?: typeof requestAnimationFrame };

/**
 * Gives the page a clock that stands until a path runs it: delays end when the path says so. Frames stay the browser's
 * own, because what a press sets off may wait until it has been painted.
 */
export async function holdClock(page: Page): Promise<void> {
  // Scripts of a context run in the order in which they were added, and before those of its pages.
  await page.context().addInitScript(() => {
    (window as Framed).__frame = window.requestAnimationFrame;
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const own = (window as Framed).__frame;
    if (own) window.requestAnimationFrame = own;
  });
}
