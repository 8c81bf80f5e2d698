import { setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type { FoldList, SecondaryNavEvent } from './secondary-nav.types.ts';

const ports = {
  /** Sends what happens to the list, and folds it when it is asked to. */
  watchList: callbackPort<FoldList>('watchList'),
};

export type SecondaryNavPorts = typeof ports;

const base = setup({ types: { events: {} as SecondaryNavEvent }, actors: ports });

export const secondaryNavSetup = base.extend({
  actions: {
    foldList: base.sendTo('watchList', ({ event }) => ({
      type: 'list.foldRequested' as const,
      returnsFocus: event.type === 'list.escaped',
    })),
  },
});
