import type { Addresses, Place } from '../addresses.ts';

/** Pages beside each other in one folder: relative names work from a disk as well as from any server. */
export const siteAddresses = (more: readonly Place[]): Addresses => ({
  index: 'index.html',
  map: 'map.html',
  chart: (id, detail) => `chart-${id}${detail === 'plain' ? '-plain' : ''}.html`,
  simulator: (id) => `simulate-${id}.html`,
  file: (id, kind) => `files/${id}.${kind}`,
  more,
});
