export { ReturnForm } from './ReturnForm.tsx';
export { createReturnActors, fetchLabel } from './return.actors.ts';
