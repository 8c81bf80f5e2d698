export { LaterPayPal } from './LaterPayPal.tsx';
export { PayPalButton } from './PayPalButton.tsx';
