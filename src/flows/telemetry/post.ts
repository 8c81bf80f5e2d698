/**
 * Posts JSON to the service: without cookies, so that events belong to nobody who has signed in, outliving the page,
 * and not with the client of the contract, whose calls are themselves noted.
 */
export const post = (path: string, body: string, signal?: AbortSignal): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body,
    ...(signal ? { signal } : {}),
  });
