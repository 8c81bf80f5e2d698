/** The panel of the search: it stands on components that a first page does not need. */
export const loadSearchPanel = () => import('./SearchPanel.tsx');
