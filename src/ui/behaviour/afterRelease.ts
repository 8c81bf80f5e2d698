import { seen } from './seen.ts';

/**
 * Does the work now or, while the mouse is held down, after the paint of its release: a press is lost when what it
 * began on moves away below it, and what the press itself does comes at the same time (afterPaint.ts).
 */
export function afterRelease(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => void seen().then(work), { once: true });
  else work();
}
