/** What a form for a code says of its own try. */
export interface CodeForm {
  /** Resolves as soon as nothing is asked about such a code. */
  rest: () => Promise<unknown>;
  /** Whether what was sent is not on the cart; asked at rest. */
  isRefused: (sent: FormData) => boolean;
}

/** The forms on the page, by the element around each. */
const shown = new Map<Element, CodeForm>();

/** For the `ref` of the element around a form: while it is on the page, the main button applies what is typed there. */
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

/** Whether a code is typed anywhere on the page, or a part of one. */
export const hasTypedCode = (): boolean => [...shown.keys()].some((place) => typedForm(place) !== null);

/**
 * Applies what is typed, from the top of the page to its end. Rejects at the first form that is incomplete or refused;
 * the focus is in it then.
 */
export async function applyTyped(): Promise<void> {
  for (const [place, { rest, isRefused }] of [...shown].toSorted(([one], [other]) => isAbove(one, other))) {
    // What was asked before may empty the form, or take it off the page.
    await rest();
    const form = typedForm(place);
    if (form === null) continue;
    const fold = form.closest('details');
    if (fold) fold.open = true;
    const sent = new FormData(form);
    const isComplete = form.checkValidity();
    // As its first button does, "Apply". The form itself says what is missing.
    form.requestSubmit(form.querySelector<HTMLElement>('[type="submit"]'));
    if (!isComplete) throw new Error('a code is incomplete');
    await rest();
    if (!isRefused(sent)) continue;
    const [first] = typedForm(place) ? textsIn(form) : [];
    first?.focus();
    throw new Error('a code was refused');
  }
}
