import { describe, expect, it } from 'vitest';
import { facts } from '#src/chart-kit/lint/facts.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { codeOfExample, codeWith } from './code.ts';

/** Findings for the example with one more context field and one more assignment. */
const withField = (field: string, assigned: string): string[] =>
  facts(
    trackingMachine,
    codeWith('tracking.machine.ts', {
      'attempts: number;\n': `attempts: number;\n  ${field}\n`,
      'countAttempt: base.assign({': `more: base.assign(${assigned}),\n    countAttempt: base.assign({`,
    }),
  );

describe('facts', () => {
  it('has nothing to say of a good chart', () => expect(facts(trackingMachine, codeOfExample())).toEqual([]));

  it.each([
    ['a flag', 'isLoading: boolean;', '{ isLoading: true }', 'isLoading'],
    ['a step', "step: 'asking' | 'answering';", "() => ({ step: 'asking' as const })", 'step'],
    [
      'a status by another name',
      'part: 1 | 2 | null;',
      '({ context }) => { return { part: context.part === 1 ? 2 : 1 }; }',
      'part',
    ],
    [
      'a field that only ever holds a few constants',
      'screen: string;',
      "({ context }) => ({ screen: context.attempts > 1 ? 'failed' : 'asking' })",
      'screen',
    ],
    [
      'a name that says status, whatever its type',
      'status: string;',
      '({ event }) => ({ status: event.type })',
      'status',
    ],
    [
      'a flag in one of the chart’s own nouns',
      'place: { isOpen: boolean; name: string } | null;',
      '({ event }) => ({ place: { isOpen: true, name: event.type } })',
      'place.isOpen',
    ],
    ['an explanation without a word', '/** @fact */ isLoading: boolean;', '{ isLoading: true }', 'isLoading'],
  ])('notices %s', (_, field, assigned, name) =>
    expect(withField(field, assigned).join('\n')).toContain(`example keeps "${name}", which looks like a status`),
  );

  it.each([
    [
      'a fact that is explained',
      '/** @fact Told by the session. */ isRegistered: boolean;',
      "({ event }) => ({ isRegistered: event.type === 'help.opened' })",
    ],
    ['a choice that the chart was started with', "kind: 'letter' | 'parcel';", '{ attempts: 0 }'],
    ['what is forgotten', 'failure2: { id: string } | null;', '{ failure2: null }'],
    ['what an event brings', 'name: string;', '({ event }) => ({ name: JSON.stringify(event) })'],
  ])('takes %s', (_, field, assigned) => expect(withField(field, assigned)).toEqual([]));

  it('notices an explanation that nothing needs', () =>
    expect(
      withField('/** @fact It was asked for. */ name: string;', '({ event }) => ({ name: JSON.stringify(event) })'),
    ).toEqual(['example explains "name" (@fact), which needs no explanation']));
});
