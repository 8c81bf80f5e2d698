/** What customers may say that they like, as it is stored (core 9). Without any, no form asks for interests. */
export const interests = ['Hiking', 'Trail running', 'Climbing', 'Camping', 'Skiing', 'Travel'] as const;

export type Interest = (typeof interests)[number];

/** Reads interests as the service stores them: separated by a pipe. */
export const interestsIn = (stored: string): string[] => stored.split('|').filter(Boolean);

/** Returns what is stored after somebody chose among the interests of the form. Others stay. */
export const storedInterests = (chosen: readonly Interest[], before: string): string =>
  [...chosen, ...interestsIn(before).filter((one) => !interests.some((listed) => listed === one))].join('|');
