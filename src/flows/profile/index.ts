export { AccountPage, AccountPart } from './AccountPart.tsx';
export { GuestAccount } from './GuestAccount.tsx';
