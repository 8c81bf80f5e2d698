export { AccountList, ItemActions, RemoveQuestion } from './AccountItem.tsx';
export { AccountForm, AccountPage, AccountPart } from './AccountPart.tsx';
export { ProfileFrame } from './ProfileFrame.tsx';
export { GuestAccount } from './GuestAccount.tsx';
