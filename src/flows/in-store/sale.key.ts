/** Under which this browser remembers who sells in which store. */
export const saleKey = 'waymark.in-store';
/** Heard by the page whose own chart began or ended a session in a store. */
export const saleChanged = 'waymark:in-store';
