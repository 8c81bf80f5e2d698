export { MegaMenu } from './MegaMenu.tsx';
