/**
 * Options of a page that is about its reader: what was read for it is forgotten when it is left. Back after a sign-out
 * would show it again, to whoever has the device then.
 */
export const personal = { gcTime: 0, preloadGcTime: 0 } as const;
