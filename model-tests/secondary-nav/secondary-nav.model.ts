import { secondaryNavMachine } from '#machines/secondary-nav/secondary-nav.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'list.unfolded': { type: 'list.unfolded' },
  'list.folded': { type: 'list.folded' },
  'list.escaped': { type: 'list.escaped' },
  'link.followed': { type: 'link.followed' },
} as const;

export const model = modelOf(secondaryNavMachine, {
  input: undefined,
  send,
  outcomes: { watchList: { failed: [new Error('no list')] } },
  project: () => null,
  why: 'there is no context',
});
