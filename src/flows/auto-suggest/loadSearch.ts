/** Loads the search panel, whose components a first page does not need. */
export const loadSearchPanel = () => import('./SearchPanel.tsx');
