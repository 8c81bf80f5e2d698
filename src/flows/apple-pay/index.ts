export { ApplePayButton } from './ApplePayButton.tsx';
export { LaterApplePay } from './LaterApplePay.tsx';
