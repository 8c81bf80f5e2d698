/** The button that submits the card, while it is on the page. */
let shown: HTMLButtonElement | null = null;

/** The `ref` of that button. */
export const cardButton = (button: HTMLButtonElement | null) => {
  shown = button;
};

/**
 * Enter in the provider's fields presses the button. Does nothing while there is no button, for example while another
 * billing address is typed.
 */
export const pressCardButton = (): void => shown?.click();
