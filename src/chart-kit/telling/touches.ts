/** One thing that a person did to a page; typing into one field is one touch, however many keys it took. */
export interface Touch {
  readonly words: string;
  /** The field that is typed into, 0 where nothing is typed. */
  readonly field: number;
}

/** What an element is called. Pages run it too: it may use nothing from outside itself. */
export function nameOf(element: Element): string {
  const own = (name: string) => element.getAttribute(name) ?? '';
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const named = [
    own('aria-label'),
    own('aria-labelledby')
      .split(' ')
      .map((id) => (id === '' ? '' : (element.ownerDocument.getElementById(id)?.textContent ?? '')))
      .join(' '),
    labels.map(({ textContent }) => textContent).join(' '),
    element.textContent,
    element.querySelector('[alt], [aria-label]')?.getAttribute('alt') ??
      element.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      '',
    own('alt'),
    own('title'),
    own('placeholder'),
    own('name'),
  ].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const name = named.find((text) => text !== '') ?? element.tagName.toLowerCase();
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/** Tells what a person does to a page, in words. Pages run it too: it may use nothing from outside itself. */
export function watchTouches(
  page: Document,
  name: (element: Element) => string,
  tell: (touch: Touch) => void,
): () => void {
  const fields: Element[] = [];
  const isTyped = (element: Element) =>
    element.matches(
      'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
    );
  const onClick = ({ target }: Event) => {
    const pressed = (target as Element).closest(
      'button, a, summary, option, label, input, select, textarea, [role], [tabindex]',
    );
    // A label hands its click on to its control, which tells it.
    if (!pressed || isTyped(pressed) || (pressed instanceof HTMLLabelElement && pressed.control)) return;
    tell({ words: `press “${name(pressed)}”`, field: 0 });
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.matches('select')) tell({ words: `choose “${field.value}” in “${name(field)}”`, field: 0 });
    if (!isTyped(field)) return;
    if (!fields.includes(field)) fields.push(field);
    const typed = field.type === 'password' ? '•••' : field.value;
    tell({ words: `type “${typed}” into “${name(field)}”`, field: fields.indexOf(field) + 1 });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key.length > 1 && !['Shift', 'Control', 'Alt', 'Meta', 'Backspace', 'Unidentified'].includes(key))
      tell({ words: `press ${key}`, field: 0 });
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('input', onInput, true);
  page.addEventListener('keydown', onKey, true);
  return () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('input', onInput, true);
    page.removeEventListener('keydown', onKey, true);
  };
}

/** What was done to the page in each step of a path. */
export class Touches {
  private readonly steps: Touch[][] = [[]];

  readonly add = (touch: Touch): void => {
    const step = this.steps.at(-1);
    const before = step?.at(-1);
    if (touch.field > 0 && before?.field === touch.field) step?.splice(-1, 1, touch);
    else step?.push(touch);
  };

  /** From now on the next step is taken. */
  next(): void {
    this.steps.push([]);
  }

  /** Of step `index`, from 0: `type “42” into “Parcel number”, press “Find”`. */
  of(index: number): string {
    return (this.steps[index + 1] ?? []).map(({ words }) => words).join(', ');
  }
}
