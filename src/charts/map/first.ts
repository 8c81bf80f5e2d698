/** All charts together, where an address names a chart. */
export const allCharts = 'all';

/** The map begins with the chart that every page starts with. */
export const firstOnMap = 'storefront';
