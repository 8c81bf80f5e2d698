/** True for an address of the galleries of charts and of blocks, which belong to no locale. */
export const isOfGallery = (path: string): boolean => /^\/(?:charts|blocks)(?:[/?#]|$)/.test(path);
