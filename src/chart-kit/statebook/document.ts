/** Text fields show where the focus is however it came there; a button that a pointer pressed does not. */
const SHOWS_FOCUS = 'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])';

/** What React Aria measures, in a DOM that has no sizes. */
const MEASURED = /\s*--(?:visual-viewport|page)-(?:width|height):[^;]*;?/g;

/** A copy's attributes say what the original's properties say: HTML alone would forget what was typed and chosen. */
function keepValues(original: Element, copy: Element): void {
  if (original instanceof HTMLInputElement) {
    copy.toggleAttribute('checked', original.checked);
    if (!['checkbox', 'radio', 'file'].includes(original.type)) copy.setAttribute('value', original.value);
  } else if (original instanceof HTMLTextAreaElement) copy.textContent = original.value;
  else if (original instanceof HTMLOptionElement) copy.toggleAttribute('selected', original.selected);
  else if (original instanceof HTMLDialogElement || original instanceof HTMLDetailsElement)
    copy.toggleAttribute('open', original.open);
}

/** A script places popovers by measuring; in a page without scripts CSS ties each to the control that opened it. */
function anchorPopovers(body: Element): void {
  for (const [index, popover] of [...body.querySelectorAll<HTMLElement>('[data-trigger][data-placement]')].entries()) {
    const controlled = popover.querySelector('[id]')?.id ?? '';
    const control = body.querySelector<HTMLElement>(`[aria-controls="${controlled}"]`);
    if (!control) continue;
    const anchor = `--anchor-${index + 1}`;
    control.style.setProperty('anchor-name', anchor);
    popover.setAttribute(
      'style',
      `position: absolute; z-index: 100000; position-anchor: ${anchor}; left: anchor(left); ` +
        `top: calc(anchor(bottom) + 6px); --trigger-width: anchor-size(width);`,
    );
  }
}

/** Ids that React hands out count on from walk to walk: the same view has the same ids in every recording. */
function withOwnIds(html: string): string {
  const ids = new Map<string, string>();
  return html.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    const own = ids.get(id) ?? `_r_${ids.size}_`;
    ids.set(id, own);
    return own;
  });
}

/**
 * The body of a document as HTML that shows without a script what the document shows now: what was typed, checked and
 * opened, and where the focus is. Left out is what no reader sees: announcements of the past, templates, what a walk
 * alone needs (`data-stage`), the empty places of earlier walks.
 */
export function bodyOf({ body, activeElement }: Document): string {
  const copy = body.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [index, original] of [...body.querySelectorAll('*')].entries()) {
    const twin = copies[index];
    if (!twin) continue;
    keepValues(original, twin);
    twin.removeAttribute('autofocus');
    if (original === activeElement && original.matches(`${SHOWS_FOCUS}, [data-focus-visible]`))
      twin.setAttribute('autofocus', '');
    const style = twin.getAttribute('style');
    if (style !== null) twin.setAttribute('style', style.replaceAll(MEASURED, '').trim());
    if (twin.getAttribute('style') === '') twin.removeAttribute('style');
  }
  for (const unseen of copy.querySelectorAll('[data-live-announcer], [data-stage], template')) unseen.remove();
  for (const place of copy.querySelectorAll(':scope > div')) if (place.childNodes.length === 0) place.remove();
  anchorPopovers(copy);
  return withOwnIds(copy.innerHTML);
}

/** Attributes that point, place or name for the machine; and those that only say where a pointer or the focus is. */
const UNTOLD = new Set([
  'id',
  'for',
  'name',
  'form',
  'href',
  'style',
  'srcset',
  'sizes',
  'autofocus',
  'inert',
  'tabindex',
  'aria-hidden',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-activedescendant',
  'data-collection',
  'data-key',
  'data-rac',
  'data-react-aria-pressable',
  'data-focused',
  'data-focus-visible',
  'data-hovered',
  'data-pressed',
  'data-focus-scope-start',
  'data-focus-scope-end',
]);

const wordsOf = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a recorded body tells: its sentences as they are, its elements with their looks and conditions as `<TAG …>`. */
export function toldBy(html: string): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
      .filter(({ name, value }) => !UNTOLD.has(name) && value !== 'false')
      .map(({ name, value }) => `${name}=${value}`);
    const mark = `<${[element.tagName, ...attributes.toSorted()].join(' ')}>`;
    const words = wordsOf(element);
    return words === '' ? [mark] : [mark, words];
  });
}
