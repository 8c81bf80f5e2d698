export const loadFilterPanel = () => import('./FilterPanel.tsx');
