const leftElsewhere = { guard: 'hasLeft', target: '#session.leftElsewhere' } as const;

/**
 * Another tab has another shopper. A call that waited here was the previous shopper's, and is not repeated for the
 * next.
 */
export const begunElsewhere = {
  guard: 'isAnother',
  target: '#session.recognised',
  actions: ['rememberChanged', 'announceStart', 'answerUnavailable'],
} as const;

/** Another tab changed what is known of this shopper's cart, or of why it is missing. */
const toldElsewhere = { actions: 'rememberTold' } as const;

/** What another tab of the browser did to the session that all of them share: its cookies are this tab's, too. */
export const elsewhere = { 'session.changed': [leftElsewhere, begunElsewhere, toldElsewhere] } as const;

/** The same for a customer, who gets a message that they were signed out. */
export const customerElsewhere = {
  'session.changed': [{ ...leftElsewhere, actions: ['raiseSignedOut', 'announceLeaving'] }, begunElsewhere],
} as const;
