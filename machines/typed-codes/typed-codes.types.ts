/** What is typed stays in its fields and is in no context: it may include a PIN. */
export type TypedCodesContext = Record<string, never>;

/** The page's main button was clicked while a typed code was not applied yet. */
export type TypedCodesEvent = { type: 'continue.requested' };

/** `busy`: the click is being processed. */
export type TypedCodesTag = 'busy';
