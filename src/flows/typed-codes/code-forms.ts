import { seen } from '#src/ui/behaviour/seen.ts';

/** The state of a form for a code. */
export interface CodeForm {
  /** Resolves as soon as no change of such a code is pending. */
  rest: () => Promise<unknown>;
  /** True if the submitted code is not on the cart. Call it when nothing is pending. */
  isRefused: (sent: FormData) => boolean;
}

/** The forms on the page, by the element around each. */
const shown = new Map<Element, CodeForm>();

/** The `ref` of the element around a form. While it is on the page, the main button applies its typed code. */
export const codeForm = (form: CodeForm) => (place: Element | null) => {
  if (place === null) return undefined;
  shown.set(place, form);
  return () => void shown.delete(place);
};

const textsIn = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="text"]'),
];

const isTyped = (form: HTMLFormElement): boolean => textsIn(form).some(({ value }) => value.trim() !== '');

const isAbove = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const typedForm = (place: Element): HTMLFormElement | null => {
  const form = place.querySelector('form');
  return form?.isConnected && isTyped(form) ? form : null;
};

/** True if any form on the page contains a code or a part of one. */
export const hasTypedCode = (): boolean => [...shown.keys()].some((place) => typedForm(place) !== null);

/**
 * Applies all typed codes, from the top of the page to the bottom. Rejects at the first form that is incomplete or
 * refused, which then has the focus.
 */
export async function applyTyped(): Promise<void> {
  for (const [place, { rest, isRefused }] of [...shown].toSorted(([one], [other]) => isAbove(one, other))) {
    // A pending change may empty the form or remove it.
    await rest();
    const form = typedForm(place);
    if (form === null) continue;
    const fold = form.closest('details');
    if (fold) fold.open = true;
    const sent = new FormData(form);
    const isComplete = form.checkValidity();
    // Same as a press of its first button, "Apply". The form shows what is missing.
    form.requestSubmit(form.querySelector<HTMLElement>('[type="submit"]'));
    if (!isComplete) throw new Error('a code is incomplete');
    // The form submits after the paint (decision 037).
    await seen();
    await rest();
    if (!isRefused(sent)) continue;
    const [first] = typedForm(place) ? textsIn(form) : [];
    first?.focus();
    throw new Error('a code was refused');
  }
}
