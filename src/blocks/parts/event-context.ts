import { createContext } from 'react';
import type { ContentEvent } from '#openapi/generated/waymark.gen.ts';

/** The event that a block announces: its target opens the sign-up for it. Null outside such a block. */
export const EventContext = /* @__PURE__ */ createContext<ContentEvent | null>(null);
