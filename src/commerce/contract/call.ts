/**
 * A call of the contract: what the service reads of a request, and no more. A `Request` is one; the gateway hands over
 * one that shares the browser's headers, because a second `Request` with `Headers` of its own was a tenth of a change.
 */
export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: CallHeaders;
  /** The client's, as the gateway in this process knows it; behind HTTP the header CLIENT_ADDRESS says it. */
  readonly address?: string;
  /** The body; nothing where there is none. */
  text(): Promise<string>;
}

/**
 * Tells a service in another process the client's address. The gateway sets it and removes it from what browsers send.
 */
export const CLIENT_ADDRESS = 'x-client-address';

export interface CallHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
}
