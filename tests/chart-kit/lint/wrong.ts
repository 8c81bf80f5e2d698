import { edited, partAt } from '#src/chart-kit/mutate/edit.ts';
import { trackingMachine } from '../example/tracking.machine.ts';

/** The example, or `chart`, with one edit at `path` of its configuration; a `value` of `undefined` removes the key. */
export const wrongChart = (path: readonly string[], value: unknown, chart = trackingMachine): typeof trackingMachine =>
  edited(chart, (config) => {
    const place = partAt(config, path.slice(0, -1));
    const last = path.at(-1) ?? '';
    if (value === undefined) delete place[last];
    else place[last] = value;
  });

export const search = ['states', 'open', 'states', 'search', 'states'] as const;
export const answering = [...search, 'answering', 'states'] as const;
