const storageKey = 'waymark.position';

/** Whether the shopper agreed, in this visit, that their position may be asked for. */
export const isAgreed = (): boolean => sessionStorage.getItem(storageKey) === 'agreed';

export const agree = (): void => sessionStorage.setItem(storageKey, 'agreed');
