/** Loads the list of all dialogs, which a first page does not need. */
export const loadDialogs = () => import('./DialogView.tsx');
