import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { SimulatorPorts } from '#machines/simulator/simulator.setup.ts';
import type { AddressRequest, SimulatorEvent, SimulatorInput } from '#machines/simulator/simulator.types.ts';
import { loadSubject } from './subjects.ts';
import { hashOf, trailIn } from '#src/chart-kit/simulate/trail.ts';

/** The simulator's ports in its page: the chart, the part of the address after #, and the clipboard. */
export const simulatorActors: SimulatorPorts = {
  loadChart: fromPromise<void, SimulatorInput>(({ input }) => loadSubject(input.chart)),
  keepAddress: fromCallback<AddressRequest, undefined>(
    ({
      sendBack,
      receive,
    }: {
      sendBack: (event: SimulatorEvent) => void;
      receive: (listen: (event: AnyEventObject) => void) => void;
    }) => {
      const read = () => sendBack({ type: 'address.read', ...trailIn(location.hash) });
      receive((event) => {
        const { start, steps } = event as AddressRequest;
        // The prototype's own method: the router replaces the page's, and would load the page again for each step.
        History.prototype.replaceState.call(
          history,
          history.state,
          '',
          `${location.pathname}${location.search}${hashOf({ start, steps })}`,
        );
      });
      addEventListener('hashchange', read);
      if (location.hash !== '') read();
      return () => removeEventListener('hashchange', read);
    },
  ),
  copyLink: fromPromise(() => navigator.clipboard.writeText(location.href)),
};
