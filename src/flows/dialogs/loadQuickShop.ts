/** Loads the quick shop. The card that prepares it and the list of dialogs share this function, so that it loads once. */
export const loadQuickShop = () => import('#src/flows/quick-shop/QuickShop.tsx');
