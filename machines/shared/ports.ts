import { type AnyEventObject, type CallbackActorLogic, type EventObject, fromCallback, fromPromise } from 'xstate';

const callbackPorts = new WeakSet<object>();

/** Declares an effect that answers once, by its types alone. Running it unprovided is a wiring mistake, so it says so. */
export const promisePort = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

/**
 * Declares a source that sends events for as long as it is invoked (a socket, `storage`, a visibility observer).
 * `Received` is what the chart may send *to* it; what it sends back is part of the chart's own event union.
 */
export function callbackPort<Received extends EventObject = AnyEventObject, Input = undefined>(
  name: string,
): CallbackActorLogic<Received, Input> {
  const port = fromCallback<Received, Input>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
  callbackPorts.add(port);
  return port;
}

/** Whether `logic` was declared with {@link callbackPort}; the model kit replaces it by one that it can speak through. */
export const isCallbackPort = (logic: object): boolean => callbackPorts.has(logic);

/** The value, where the chart guarantees that there is one; a missing value is a mistake in the chart, named by `what`. */
export function expected<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`expected ${what}`);
  return value;
}
