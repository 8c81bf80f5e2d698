/**
 * The cookie that says that a form without script has begun the session of this browser. Scripts that run later take
 * the session over, and remove the cookie. It names nobody.
 */
export const postedSession = 'wm_posted_session';
