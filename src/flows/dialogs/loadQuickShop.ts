/** Loads the quick shop. One function for the card that prepares it and for the list of dialogs, so that it loads once. */
export const loadQuickShop = () => import('#src/flows/quick-shop/QuickShop.tsx');
