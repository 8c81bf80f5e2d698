/** True for an address of the gallery of charts, which belongs to no locale. */
export const isOfGallery = (path: string): boolean => /^\/charts(?:[/?#]|$)/.test(path);
