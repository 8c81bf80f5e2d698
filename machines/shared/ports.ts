import {
  type AnyEventObject,
  type CallbackActorLogic,
  type CallbackLogicFunction,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

const callbackPorts = new WeakSet<object>();

/**
 * Declares an effect that answers once, by its types only. If no implementation is provided, it rejects with an error
 * that names it.
 */
export const promisePort = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

/**
 * Declares a source that sends events while it is invoked (a socket, `storage`, a visibility observer). `Received` is
 * what the chart may send *to* it; what it sends back is part of the chart's own event union.
 */
export function callbackPort<Received extends EventObject = AnyEventObject, Input = undefined>(
  name: string,
): CallbackActorLogic<Received, Input> {
  return callbackActor<Received, Input>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
}

/** `fromCallback` for a source that is part of the chart itself; like a port, it can be replaced by the model kit. */
export function callbackActor<Received extends EventObject = AnyEventObject, Input = NonReducibleUnknown>(
  listen: CallbackLogicFunction<Received, AnyEventObject, Input>,
): CallbackActorLogic<Received, Input> {
  const logic = fromCallback<Received, Input>(listen);
  callbackPorts.add(logic);
  return logic;
}

/** True if `logic` is a {@link callbackPort} or a {@link callbackActor}: it sends events, and never ends. */
export const isCallbackPort = (logic: object): boolean => callbackPorts.has(logic);

/**
 * Returns a value that the chart guarantees. Throws if it is missing, which is a defect of the chart, with the name
 * `what`.
 */
export function expected<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`expected ${what}`);
  return value;
}
