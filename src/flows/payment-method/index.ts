export { AppliedPayments } from './AppliedPayments.tsx';
export { CardButton, type CardButtonProps } from './CardButton.tsx';
export { CardForm } from './CardForm.tsx';
export { PaymentPart } from './PaymentPart.tsx';
export { createPaymentMethodActors } from './payment-method.actors.ts';
export { providerScript } from './provider.actors.ts';
export { useInstrumentName } from './useInstrumentName.ts';
export { usePaid } from './usePaid.ts';
export { usePaymentName } from './usePaymentName.ts';
