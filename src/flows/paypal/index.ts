export { PayPalButton } from './PayPalButton.tsx';
export { PayPalProduct } from './PayPalProduct.tsx';
