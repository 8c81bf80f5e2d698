/**
 * Does the work now or, while the mouse is held down on something, once it is released: a press is lost when what it
 * began on moves away below it.
 */
export function afterRelease(work: () => void): void {
  if (document.querySelector(':active:not(html, body)')) addEventListener('mouseup', work, { once: true });
  else work();
}
