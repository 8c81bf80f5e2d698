import { createContext } from 'react';

/** The ids of the fragments that the page has: targets open these in a dialog, and others by their address. */
export const FragmentsContext = /* @__PURE__ */ createContext<readonly string[]>([]);

/** The id of a fragment's dialog in the document. */
export const fragmentDialogId = (fragmentId: string): string => `fragment-${fragmentId}`;
