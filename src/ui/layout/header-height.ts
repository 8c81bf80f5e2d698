/** The height that the header takes in the page: a picture at the top of a page extends behind it by this much. */
export const headerHeight = { sm: '3.75rem', lg: '4.75rem', minimised: '3.75rem' } as const;
