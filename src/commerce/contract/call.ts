/**
 * A call of the contract: the parts of a request that the service reads. A `Request` is one. The gateway passes an
 * object that shares the browser's headers, because a second `Request` with its own `Headers` took a tenth of the time
 * of a cart change.
 */
export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: CallHeaders;
  /** The client's address, if the gateway is in this process; over HTTP the header CLIENT_ADDRESS has it. */
  readonly address?: string;
  /** The body; empty if there is none. */
  text(): Promise<string>;
}

/**
 * Header with the client's address, for a service in another process. The gateway sets it and removes it from what
 * browsers send.
 */
export const CLIENT_ADDRESS = 'x-client-address';

export interface CallHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
}
