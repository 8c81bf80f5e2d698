/** The ids of the pictures that the shopper has reported in this visit, by this tab's storage. */
const storageKey = 'waymark.reported-pictures';

export const reportedPictures = (): string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];

export const addReportedPicture = (id: string): void =>
  sessionStorage.setItem(storageKey, JSON.stringify([...new Set(reportedPictures()).add(id)]));
