/** The address's value for all charts together, in place of a chart's name. */
export const allCharts = 'all';

/** The first chart of the map: the one that every page starts. */
export const firstOnMap = 'storefront';
