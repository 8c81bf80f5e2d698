/**
 * True for the second of two quick clicks at one place, as counted by the browser: it was meant for the element of the
 * first.
 */
export const isSecondPress = ({ detail }: { detail: number }): boolean => detail > 1;

const refuse = (click: MouseEvent): void => {
  if (isSecondPress(click)) click.preventDefault();
};

/** A ref for a label: ignores a second click. */
export const refusesSecondPress = (label: HTMLElement | null) => {
  label?.addEventListener('click', refuse, true);
  return () => label?.removeEventListener('click', refuse, true);
};
