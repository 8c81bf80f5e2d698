export { CustomerPayments } from './CustomerPayments.tsx';
export { createCreditActors } from './credit.actors.ts';
