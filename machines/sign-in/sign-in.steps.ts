/** The steps of the page, as its address names them. */
export const signInSteps = ['email', 'password', 'sign-up'] as const;

export type SignInStep = (typeof signInSteps)[number];
