/** Loads the quick shop. Shared by the card that prepares it and the list of dialogs, so that it loads once. */
export const loadQuickShop = () => import('#src/flows/quick-shop/QuickShop.tsx');
