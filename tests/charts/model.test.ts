import { describe, expect, it } from 'vitest';
import { and, type AnyStateMachine, createMachine, not, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { allModels } from '#src/charts/pages/library.ts';
import { modelOf, splitSection } from '#src/charts/machines/model.ts';

const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts', { eager: true });
const machines = Object.values(files)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

describe.each(machines.map((machine) => [machine.id, machine] as const))('the model of %s', (_, machine) => {
  const model = modelOf(machine);

  it('has every state, with its description', () => {
    expect(model.nodes).toHaveLength(getStateNodes(machine).length + 1);
    expect(model.nodes.filter(({ description }) => description === '')).toEqual([]);
    expect(new Set(model.nodes.map(({ id }) => id)).size).toBe(model.nodes.length);
  });

  it('has every transition, between states that exist', () => {
    const ids = new Set(model.nodes.map(({ id }) => id));
    const nodes = [machine.root, ...getStateNodes(machine)].filter(({ type }) => type !== 'history');
    const all = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
    expect(
      model.edges.filter(({ source }) => model.nodes.find(({ id }) => id === source)?.type !== 'history'),
    ).toHaveLength(all.length);
    expect(model.edges.flatMap(({ source, targets }) => [source, ...targets]).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(model.edges.map(({ id }) => id)).size).toBe(model.edges.length);
  });

  it('is plain JSON made of names', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    const names = model.edges.flatMap(({ event, guard, actions }) => [event, guard ?? '', ...actions]);
    expect(names.filter((name) => /xstate\.|inline|=>|\bfunction\b/.test(name))).toEqual([]);
  });
});

it('knows every chart of the folder', async () => {
  expect([...(await allModels()).keys()].toSorted()).toEqual(machines.map(({ id }) => id).toSorted());
});

describe('reading a machine', () => {
  const machine = createMachine({
    id: 'parcel',
    description: 'A parcel on its way (core 4, Delivery; core 8).',
    initial: 'packed',
    invoke: { id: 'watchTruck', src: 'watchTruck' },
    on: { 'parcel.lost': { target: '.lost', actions: [{ type: 'tell', params: 'lost' }, 'log'] } },
    states: {
      packed: {
        tags: ['busy'],
        entry: 'print',
        exit: 'seal',
        after: { patience: 'lost' },
        invoke: {
          id: 'findRoute',
          src: 'routePlanner',
          onDone: 'moving',
          onError: [
            { guard: and(['isFar', not('isPaid')]), target: 'lost' },
            { target: 'packed', reenter: true },
          ],
        },
      },
      moving: {
        initial: 'road',
        onDone: 'delivered',
        states: {
          road: { on: { 'truck.stopped': 'door' }, always: { guard: { type: 'isNear', params: 3 }, target: 'door' } },
          door: { type: 'final' },
          back: { type: 'history' },
        },
      },
      lost: { on: { 'parcel.found': { target: 'moving.back' }, 'parcel.searched': { actions: 'log' } } },
      delivered: { type: 'final' },
    },
  });
  const model = modelOf(machine);
  const node = (id: string) => model.nodes.find((found) => found.id === id);
  const edges = (source: string) => model.edges.filter((edge) => edge.source === source);

  it('says what a state is and does', () => {
    expect(model).toMatchObject({
      id: 'parcel',
      description: 'A parcel on its way.',
      section: 'core 4, Delivery; core 8',
    });
    expect(node('packed')).toMatchObject({
      parent: '#parcel',
      type: 'atomic',
      tags: ['busy'],
      entry: ['print'],
      exit: ['seal'],
      invokes: [{ id: 'findRoute', src: 'routePlanner' }],
    });
    expect(node('moving')).toMatchObject({
      type: 'compound',
      initial: 'moving.road',
      children: ['moving.road', 'moving.door', 'moving.back'],
    });
    expect(node('moving.back')?.type).toBe('history');
    expect(node('delivered')?.type).toBe('final');
  });

  it('says what a transition waits for, under which condition, and what it does', () => {
    expect(edges('packed')).toMatchObject([
      { kind: 'done', event: 'findRoute', targets: ['moving'] },
      { kind: 'error', event: 'findRoute', guard: 'isFar and not isPaid', isElse: false, targets: ['lost'] },
      { kind: 'error', event: 'findRoute', guard: null, isElse: true, reenter: true, targets: ['packed'] },
      { kind: 'after', event: 'patience', targets: ['lost'] },
    ]);
  });

  it('names guards and actions with their plain params', () => {
    expect(edges('moving.road')).toMatchObject([{ kind: 'event' }, { kind: 'always', guard: 'isNear(3)' }]);
    expect(edges('#parcel')).toMatchObject([{ event: 'parcel.lost', actions: ['tell(lost)', 'log'] }]);
    expect(edges('moving')).toMatchObject([{ kind: 'done', event: 'moving' }]);
    expect(edges('lost').find(({ event }) => event === 'parcel.searched')).toMatchObject({
      internal: true,
      targets: [],
    });
  });
});

it.each([
  ['Shown (core 4).', 'Shown.', 'core 4'],
  ['The header (core 4 and 9, Header).', 'The header.', 'core 4 and 9, Header'],
  ['As in core 4, said in passing.', 'As in core 4, said in passing.', 'core 4'],
  ['Gone (CART_NOT_FOUND): put right.', 'Gone (CART_NOT_FOUND): put right.', null],
])('reads the section out of "%s"', (description, text, section) => {
  expect(splitSection(description)).toEqual({ text, section });
});
