export { MobileMenu } from './MobileMenu.tsx';
