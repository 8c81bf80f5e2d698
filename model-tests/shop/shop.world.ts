import { fromPromise } from 'xstate';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { noNetwork } from '#model-tests/cart/cart.fixtures.ts';

/**
 * How a call ends: done; refused without an effect; dropped, which means that the request never arrived; or lost, which
 * means that the service did it but its answer never arrived.
 */
export const ENDINGS = ['done', 'refused', 'dropped', 'lost'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Call {
  readonly port: string;
  /** True if the call waits for the shopper: it does not count as stuck. */
  readonly isPersons: boolean;
  readonly refusals: readonly ApiFailure[];
  readonly settle: (ending: Ending, refusal: ApiFailure | undefined) => void;
}

/** A clock that only advances when it is told to. */
export class WalkedClock {
  private now = 0;
  private next = 0;
  private readonly timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  readonly setTimeout = (run: () => void, delay: number): number => {
    this.next += 1;
    this.timers.set(this.next, { at: this.now + delay, run });
    return this.next;
  };

  readonly clearTimeout = (id: number): void => void this.timers.delete(id);

  readonly pass = (length: number): void => {
    const end = this.now + length;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, run }] = due;
      this.now = at;
      this.timers.delete(id);
      run();
    }
    this.now = end;
  };
}

/** The pending calls, oldest first. The walk ends them in any order. */
export class World {
  readonly clock = new WalkedClock();
  readonly calls: Call[] = [];

  /** A port whose calls wait until the walk says how they end. `serve` is what the service does then. */
  readonly port = <Output, Input>(
    port: string,
    serve: (input: Input) => Output | Promise<Output>,
    { refusals = [], isPersons = false }: { refusals?: readonly ApiFailure[]; isPersons?: boolean } = {},
  ) =>
    fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const leave = () => void this.calls.splice(this.calls.indexOf(call), this.calls.includes(call) ? 1 : 0);
          const done = () => {
            try {
              Promise.resolve(serve(input)).then(resolve, reject);
            } catch (failure) {
              reject(failure as Error);
            }
          };
          const call: Call = {
            port,
            isPersons,
            refusals,
            settle: (ending, refusal) => {
              leave();
              if (ending === 'done') return done();
              if (ending === 'lost')
                try {
                  void serve(input);
                } catch {
                  // The answer is lost whether the service succeeded or failed.
                }
              reject((ending === 'refused' ? refusal : undefined) ?? noNetwork);
            },
          };
          this.calls.push(call);
          signal.addEventListener('abort', leave);
        }),
    );
}
