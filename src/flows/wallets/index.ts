export { Wallets } from './Wallets.tsx';
