export { ApplePayButton } from './ApplePayButton.tsx';
