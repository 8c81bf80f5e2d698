type Check = () => void;

/** The checks of each form's fields, in the order in which the fields appeared. */
const checks = new WeakMap<HTMLFormElement, Set<Check>>();

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
    form.addEventListener('submit', () => added.forEach((each) => each()), true);
    ofForm = added;
  }
  ofForm.add(check);
  return () => void checks.get(form)?.delete(check);
}
