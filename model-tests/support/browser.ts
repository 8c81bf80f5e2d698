import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { type BrowserOptions, walkBrowser as walk } from '#src/chart-kit/walk/browser.ts';
import type { LetGo } from '#src/chart-kit/walk/held-requests.ts';
import { commandFor } from '#src/charts/paths/command.ts';
import { dismissPopups } from './dismiss-popups.ts';
import { pageStates } from './page-states.ts';

export { dropped, type Unreachable, unreachable } from '#src/chart-kit/walk/browser.ts';

/**
 * The service answers as `wish` says (src/sandbox/simulate-header.ts): `status=400` refuses and does nothing, `lost`
 * does everything and then answers 503. Only for outcomes that no data causes. The cause must have a `request`.
 */
export const simulated = (wish: string): LetGo => ({ headers: { 'x-waymark-simulate': wish } });

/** The chart kit's walk in a browser, bound to the shop. */
export const walkBrowser = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: BrowserOptions<TMachine>,
): void =>
  walk(
    model,
    {
      ...options,
      open: async (page, start) => {
        await dismissPopups(page.context());
        return options.open(page, start);
      },
    },
    { commandFor, pageStates },
  );
