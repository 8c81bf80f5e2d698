import { readFileSync } from 'node:fs';
import type { Screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, fromPromise, setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { levelCoverage } from '#src/chart-kit/walk/levels.ts';
import { relayed, unreachable, type ViewOptions, viewWalker } from '#src/chart-kit/walk/view.tsx';

const lampMachine = setup({
  types: { events: {} as { type: 'lamp.switched' } | { type: 'bulb.changed' } },
  actors: { heat: fromPromise(() => Promise.resolve(null)) },
  delays: { evening: 3_600_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switched': { target: 'warming' } } },
    warming: { invoke: { id: 'heat', src: 'heat', onDone: { target: 'on' }, onError: { target: 'broken' } } },
    on: { on: { 'lamp.switched': { target: 'off' } }, after: { evening: { target: 'off' } } },
    broken: { on: { 'bulb.changed': { target: 'off' } } },
  },
});
type Lamp = typeof lampMachine;

const lamp = modelOf(lampMachine, {
  input: undefined,
  send: { 'lamp.switched': { type: 'lamp.switched' }, 'bulb.changed': { type: 'bulb.changed' } },
  outcomes: { heat: { done: [null], failed: [new Error('burnt out')] } },
  project: () => null,
  why: 'no guard reads context',
});

function Lamp({
  actor,
  isWrong = false,
  label = 'Switch',
}: {
  actor: ActorRefFrom<Lamp>;
  isWrong?: boolean;
  label?: string;
}) {
  const state = useSelector(actor, ({ value }) => value);
  return (
    <main>
      <p>{isWrong ? 'off' : state}</p>
      <button type="button" aria-label={label} onClick={() => actor.send({ type: 'lamp.switched' })} />
    </main>
  );
}

const options: ViewOptions<Lamp> = {
  render: ({ actor }) => <Lamp actor={actor} />,
  gestures: {
    'lamp.switched': (user, page) => user.click(page.getByRole('button')),
    'bulb.changed': relayed('the landlord'),
  },
  shows: {
    off: (page) => page.getByText('off'),
    warming: (page) => page.getByText('warming'),
    on: (page) => page.getByText('on'),
    broken: (page) => page.getByText('broken'),
  },
};

const walked = async (changed: Partial<ViewOptions<Lamp>>): Promise<void> => {
  const { walks, take } = viewWalker(lamp, { ...options, ...changed });
  for (const walk of walks) await take(walk);
};

it('walks a good view', async () => {
  const { walks, reasonOf } = viewWalker(lamp, options);
  expect(walks).toHaveLength(1);
  await walked({});
  expect(levelCoverage(lamp, walks, reasonOf).transitions).toMatchObject({ total: 6, covered: 6, missing: [] });
});

it('walks a view whose provider creates the actor', async () => {
  const { useActorRef } = await import('@xstate/react');
  function Provided({ logic, options: given }: { logic: Lamp; options: Parameters<typeof useActorRef<Lamp>>[1] }) {
    return <Lamp actor={useActorRef(logic, given)} />;
  }
  await walked({ render: ({ logic, options: given }) => <Provided logic={logic} options={given} /> });
});

it('catches a view that shows another state', async () => {
  await expect(walked({ render: ({ actor }) => <Lamp actor={actor} isWrong /> })).rejects.toThrow(
    /step 1 of \d+, "lamp.switched" in off: .*warming/s,
  );
});

it('catches a gesture without effect', async () => {
  await expect(walked({ gestures: { ...options.gestures, 'lamp.switched': () => undefined } })).rejects.toThrow(
    'the gesture did not send it',
  );
});

it('catches an enabled control whose event the chart refuses', async () => {
  await expect(walked({ controls: { 'lamp.switched': (page) => page.queryByRole('button') } })).rejects.toThrow(
    /the view offers "lamp.switched" .* which warming refuses/,
  );
});

it('catches what a screen reader cannot read', async () => {
  await expect(walked({ render: ({ actor }) => <Lamp actor={actor} label="" /> })).rejects.toThrow('axe: button-name');
});

it('catches a chart that was not started', async () => {
  await expect(walked({ render: () => <p>off</p> })).rejects.toThrow('nothing started the chart');
});

it('describes the way to a failure as user actions, with the page’s content', async () => {
  const shows = { ...options.shows, on: (page: Screen) => page.getByText('bright') };
  const told = await walked({ shows }).then(
    () => '',
    ({ message }: Error) => message,
  );
  expect(told.split('\n')).toEqual([
    expect.stringMatching(/^step 2 of \d+, "heat done" in warming: Unable to find an element with the text: bright/),
    '',
    expect.stringMatching(/^ {2}path 1: \d+ steps to /),
    '      start',
    '      1. press “Switch” (lamp.switched)',
    '    ✗ 2. heat answers nothing',
    '  the chart is in',
    '    on',
    '  the page shows',
    '    on · button “Switch”',
    '  as HTML',
    '    reports/paths/lamp/view-1.html',
    '  repeat it: CHART_PATH=1 npx vitest run lamp.view',
    '',
  ]);
  expect(readFileSync('reports/paths/lamp/view-1.html', 'utf8')).toContain('<p>on</p>');
});

it('counts what the view cannot cause, and what can be reached only through it', () => {
  const { walks, reasonOf } = viewWalker(lamp, {
    ...options,
    gestures: { ...options.gestures, 'lamp.switched': unreachable('no switch yet') },
  });
  // The start state is looked at although no transition leaves it.
  expect(walks.map(({ steps }) => steps)).toEqual([[]]);
  const { states, transitions } = levelCoverage(lamp, walks, reasonOf);
  expect(states.missing).toEqual([]);
  expect(transitions.missing).toEqual([]);
  expect(transitions.unreachable).toContainEqual({ name: 'off: lamp.switched → warming', reason: 'no switch yet' });
  expect(transitions.unreachable).toContainEqual({
    name: 'broken: bulb.changed → off',
    reason: 'lies only behind what this level cannot cause',
  });
});
