/** Loads the dialog. The same function for whoever prepares it and whoever shows it, so that it is loaded once. */
export const loadQuickShop = () => import('./QuickShop.tsx');
