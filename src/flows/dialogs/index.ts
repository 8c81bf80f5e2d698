export { Dialogs } from './Dialogs.tsx';
export { QuickShopProvider } from './QuickShopProvider.tsx';
