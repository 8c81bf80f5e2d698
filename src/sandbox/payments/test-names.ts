/** Last names of demo shoppers whom the lender treats otherwise than everybody. */
export const planNames = {
  /** Would lend nothing: there is no form. */
  noForm: 'Noform',
  /** Asks, and refuses whoever approves. */
  refused: 'Overdue',
  /** Approves, and goes back on it when the order is placed. */
  lapsed: 'Lapsed',
} as const;
