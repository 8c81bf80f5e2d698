export { Dialogs } from './Dialogs.tsx';
export { loadDialogs } from './loadDialogs.ts';
