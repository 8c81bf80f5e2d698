/** The steps of the page, as its address names them. */
export const shownSteps = ['mobile', 'details', 'interests', 'passkey', 'success'] as const;

export type ShownStep = (typeof shownSteps)[number];
