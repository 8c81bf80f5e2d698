/**
 * A call of the contract: what the service reads of a request, and no more. A `Request` is one; the gateway hands over
 * one that shares the browser's headers, because a second `Request` with `Headers` of its own was a tenth of a change.
 */
export interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: CallHeaders;
  /** The body; nothing where there is none. */
  text(): Promise<string>;
}

export interface CallHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
}
