/** The id of the button that takes the card: Enter in the provider's fields presses it. */
export const CARD_BUTTON = 'card-button';
