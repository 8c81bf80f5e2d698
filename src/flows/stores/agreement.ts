const storageKey = 'waymark.position';

/** True if the shopper agreed, in this visit, to share their position. */
export const isAgreed = (): boolean => sessionStorage.getItem(storageKey) === 'agreed';

export const agree = (): void => sessionStorage.setItem(storageKey, 'agreed');
