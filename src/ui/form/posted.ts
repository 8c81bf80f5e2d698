import { createContext, use } from 'react';

/** A form that was posted without script and refused, while the server renders its page again. */
export interface PostedForm {
  /** What was typed, by field; no password. Of a group of boxes the chosen values, separated by a pipe. */
  typed: ReadonlyMap<string, string>;
  /** The service's refusal, with the error of each field that it names. */
  failure: { errorId: string; message: string; status: number; fields?: { field: string; errorId: string }[] };
}

/** From the server's render (src/server/posted-forms.ts); a browser has none. */
export const PostedContext = /* @__PURE__ */ createContext<PostedForm | null>(null);

export const usePosted = (): PostedForm | null => (import.meta.env.SSR ? use(PostedContext) : null);
