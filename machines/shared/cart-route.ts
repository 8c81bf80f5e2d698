const cartRoute = /\/(cart|checkout)(\/|$)/;

/** True for a page that shows the cart itself (core 2). */
export const isCartRoute = (path: string): boolean => cartRoute.test(path);
