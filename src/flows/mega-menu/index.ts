export { MegaMenu } from './MegaMenu.tsx';
export { MegaMenuBanner } from './MegaMenuBanner.tsx';
export { MenuTitle } from './MenuTitle.tsx';
