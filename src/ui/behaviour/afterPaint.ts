import { seen } from './seen.ts';

/**
 * Does the work of a press after the paint that shows it (decision 037). Until then the element has `data-pressed`, and
 * a second press of it is ignored: it was meant for what the first one changes. Where nothing is painted, the work is
 * done at once.
 */
export function afterPaint(element: HTMLElement, work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  if ('pressed' in element.dataset) return;
  element.dataset['pressed'] = '';
  void seen().then(() => {
    delete element.dataset['pressed'];
    work();
  });
}
