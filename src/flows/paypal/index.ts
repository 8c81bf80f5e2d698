export { PayPalButton } from './PayPalButton.tsx';
