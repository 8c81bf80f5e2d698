/** Height of the page's header as it takes room: a picture that begins a page reaches up behind it by as much. */
export const headerHeight = { sm: '3.75rem', lg: '4.75rem', minimised: '3.75rem' } as const;
