type Check = () => void;

/** The checks of each form's fields, in the order in which the fields appeared. */
const checks = new WeakMap<HTMLFormElement, Set<Check>>();

/** Forms that run the checks themselves, after the paint of the press. */
const ownTime = new WeakSet<HTMLFormElement>();

export const checksItself = (form: HTMLFormElement): void => void ownTime.add(form);

export const runChecks = (form: HTMLFormElement): void => checks.get(form)?.forEach((check) => check());

/**
 * Calls `check` at each submit of the form, before the form's own handler; returns the function that ends it. All
 * fields of a form share one listener: React renders once for a listener, and a form of twelve fields would render
 * twelve times in one press.
 */
export function beforeSubmit(form: HTMLFormElement, check: Check): () => void {
  let ofForm = checks.get(form);
  if (!ofForm) {
    const added = new Set<Check>();
    checks.set(form, added);
    form.addEventListener('submit', () => ownTime.has(form) || runChecks(form), true);
    ofForm = added;
  }
  ofForm.add(check);
  return () => void checks.get(form)?.delete(check);
}
