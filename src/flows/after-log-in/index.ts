export { loadAccount } from './loadAccount.ts';
