/** With it a test reports what the warehouse of the tested shop does: packs, sends, delivers. */
export const warehouseKey = 'the-warehouse-of-the-browser-tests';
