import { expect, type Page } from '@playwright/test';

/**
 * Scrolls each usable control into view, as the keyboard or a finger does, and hit-tests its middle and its corners.
 * Fails if something `fixed` or `sticky` covers it.
 */
export async function expectUncovered(page: Page): Promise<void> {
  // The heights of bars are measured in the next frame.
  await page.evaluate(
    () =>
      new Promise(
        (resolve) =>
          void (scrollTo({ top: 0, behavior: 'instant' }), requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
  // The header hides while the page scrolls down, and is shown again at the top.
  await expect(page.locator('header [data-hidden], header[data-hidden]')).toHaveCount(0);
  const covered = await page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch]';
    const staying = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) ||
      element.outerHTML.slice(0, 90);
    const modal = document.querySelector('[data-kind][data-size]');
    const isUsable = (element: Element): boolean => {
      if (element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]')) return false;
      // Under an open dialog only messages can be used.
      if (modal && !modal.contains(element) && !element.closest('[data-react-aria-top-layer]')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    const dressed = (element: Element): Element => {
      const { width, height } = element.getBoundingClientRect();
      return (
        (width < 4 || height < 4 || getComputedStyle(element).opacity === '0' ? element.closest('label') : null) ??
        element
      );
    };
    const found: string[] = [];
    const all = [...document.querySelectorAll(controls)].filter(isUsable).map(dressed);
    // Down the page and up again: a control that is scrolled into view at the top may be under a bar there.
    for (const element of [...all, ...all.toReversed()]) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const cover = coverOf(element);
      if (cover === null) continue;
      // A sticky column shows its end when the page is scrolled down, and its beginning at the top.
      const isReached =
        staying(element) !== null &&
        [0, document.documentElement.scrollHeight].some(
          (top) => (scrollTo({ top, behavior: 'instant' }), coverOf(element) === null),
        );
      if (!isReached) found.push(`${nameOf(element)} is under ${cover.outerHTML.slice(0, 80)}`);
    }
    return found;

    function coverOf(element: Element): Element | null {
      const [box] = element.getClientRects();
      if (
        !box ||
        element.closest('[data-hidden]') ||
        box.width < 4 ||
        box.height < 4 ||
        box.bottom <= 0 ||
        box.right <= 0 ||
        box.left >= innerWidth
      )
        return null;
      const own = staying(element);
      const inset = 3;
      const over = [
        [0.5, 0.5],
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(
          box.left + inset + x * (box.width - 2 * inset),
          box.top + inset + y * (box.height - 2 * inset),
        );
        return hit === null || element.contains(hit) || hit.contains(element) || staying(hit) === own
          ? null
          : staying(hit);
      });
      // A picture that is a link may be higher than the visible area: it fails only if all five points are covered.
      const isTall = box.height > innerHeight * 0.4;
      return !isTall || over.every((one) => one !== null) ? (over.find((one) => one !== null) ?? null) : null;
    }
  });
  expect(covered, page.url()).toEqual([]);
}

/** Shows a message that stays until it is dismissed. */
export async function raiseToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toasts = window.__waymark
      ?.charts()
      .map(({ system }) => system.get('toasts'))
      .find(Boolean);
    toasts?.send({ type: 'toast.raised', notice: { title: 'removeFailed', tone: 'error', autoClose: false } });
  });
  await expect(page.getByRole('alertdialog')).toBeVisible();
}
