export { PayLater } from './PayLater.tsx';
export { approvalInAddress, forgetApproval } from './address.ts';
export { createPayLaterActors } from './pay-later.actors.ts';
