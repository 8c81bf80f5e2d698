import { createContext } from 'react';

/**
 * The dialogs of the fragments that come with these blocks: the id of the element by the id of the fragment. Targets
 * open these, and others by their address.
 */
export const FragmentsContext = /* @__PURE__ */ createContext<Readonly<Record<string, string>>>({});
