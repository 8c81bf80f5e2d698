/** What was typed stays in its fields and reaches no context: a PIN is among it. */
export type TypedCodesContext = Record<string, never>;

/** The main button of the page was pressed, with a code typed that has not been applied. */
export type TypedCodesEvent = { type: 'continue.requested' };

/** `busy`: the press is being worked on. */
export type TypedCodesTag = 'busy';
