type ServerFetch = (request: Request) => Promise<Response>;

let provided: ServerFetch | null = null;

/**
 * The server says, at start, how a render reaches the service: in this process, with the reader's credentials where the
 * page is private.
 */
export const provideServerFetch = (fetch: ServerFetch): void => {
  provided = fetch;
};

/** Calls the service from a render. Throws where no server was started. */
export const serverFetch: ServerFetch = (request) => {
  if (!provided) throw new Error('no server was started: provideServerFetch was not called');
  return provided(request);
};
