/**
 * The second of two quick presses at one place, as the browser counts them: it was meant for what stood there at the
 * first.
 */
export const isSecondPress = ({ detail }: { detail: number }): boolean => detail > 1;

const refuse = (click: MouseEvent): void => {
  if (isSecondPress(click)) click.preventDefault();
};

/** A ref for a label: a second press chooses nothing. */
export const refusesSecondPress = (label: HTMLElement | null) => {
  label?.addEventListener('click', refuse, true);
  return () => label?.removeEventListener('click', refuse, true);
};
