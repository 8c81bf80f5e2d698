import { expect, it } from 'vitest';
import { impossibleFrom, matrixOf } from '#src/chart-kit/explore/matrix.ts';
import { unreachable } from '#src/chart-kit/walk/levels.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { model } from './example/tracking.model.ts';
import { search, wrongChart } from './lint/wrong.ts';

const taking = ({ states, cell }: ReturnType<typeof matrixOf>, event: string) =>
  states.filter((state) => cell(state, event) === 'taken');

it('lists by state and event what is taken, by the state or by a parent', () => {
  const matrix = matrixOf(model);
  expect(matrix.states).toEqual([
    'open.search.asking',
    'open.search.answering.looking',
    'open.search.answering.waiting',
    'open.search.answering.failed',
    'open.search.answering.moving',
    'open.search.answering.delivered',
    'open.search.help',
    'open.connection.online',
    'open.connection.offline',
    'closed',
  ]);
  expect(matrix.events).toEqual(Object.keys(model.options.send));
  expect(taking(matrix, 'number.submitted')).toEqual(['open.search.asking']);
  expect(taking(matrix, 'retry.requested')).toEqual(['open.search.answering.failed']);
  expect(taking(matrix, 'connection.lost')).toEqual(['open.connection.online']);
  expect(taking(matrix, 'tracking.closed')).toEqual(matrix.states.slice(0, -1));
});

it('follows the chart', () => {
  const machine = wrongChart([...search, 'help', 'on', 'retry.requested'], { target: 'asking' });
  expect(taking(matrixOf(modelOf(machine, model.options)), 'retry.requested')).toEqual([
    'open.search.answering.failed',
    'open.search.help',
  ]);
});

it('gives a reason for every event without a gesture', () => {
  expect(
    impossibleFrom({
      'help.opened': () => undefined,
      'connection.lost': { port: 'watchConnection' },
      'tracking.closed': { relayed: 'the page is left' },
      'retry.requested': { elapsed: 'it tries again by itself' },
      'help.closed': unreachable('no help yet'),
    }),
  ).toEqual({
    'connection.lost': 'the port watchConnection sends it',
    'tracking.closed': 'the page is left',
    'retry.requested': 'it tries again by itself',
    'help.closed': 'no help yet',
  });
});
