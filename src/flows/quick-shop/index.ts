export { loadQuickShop } from './loadQuickShop.ts';
export { QuickShopProvider } from './QuickShopProvider.tsx';
