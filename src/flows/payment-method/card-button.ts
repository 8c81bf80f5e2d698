/** The button that takes the card, while it is on the page. */
let shown: HTMLButtonElement | null = null;

/** For the `ref` of that button. */
export const cardButton = (button: HTMLButtonElement | null) => {
  shown = button;
};

/**
 * Enter in the provider's fields: what a press of the button does, and nothing while there is none, as when another
 * billing address is asked for.
 */
export const pressCardButton = (): void => shown?.click();
