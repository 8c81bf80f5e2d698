/**
 * The cookie that says that the session of this browser was begun and not stored by a script: by a form without script,
 * or by a page that was left before the answer came. The next page takes the session over, and removes the cookie. It
 * names nobody; its value is 1 for a form, else the kind of the session that ended before it, or none.
 */
export const begunSession = 'wm_begun_session';
