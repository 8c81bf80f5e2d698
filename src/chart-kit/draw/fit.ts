/** The largest step of `data-fit`, in tens of rem. */
export const widestFit = 14;
