type ServerFetch = (request: Request) => Promise<Response>;

let provided: ServerFetch | null = null;

/**
 * Called by the server at start. Sets how a render calls the service: in this process, with the reader's credentials on
 * private pages.
 */
export const provideServerFetch = (fetch: ServerFetch): void => {
  provided = fetch;
};

/** Calls the service from a render. Throws if no server was started. */
export const serverFetch: ServerFetch = (request) => {
  if (!provided) throw new Error('no server was started: provideServerFetch was not called');
  return provided(request);
};
