import { describe, expect, test } from 'vitest';
import type { DecisionEngine, DecisionQuestion } from '#src/commerce/decisions/decision-engine.ts';

/** What an implementation provides to be tested against the port: itself, and an experience that it decides. */
export interface EngineUnderTest {
  engine: DecisionEngine;
  experienceId: string;
}

export const newVisitor: DecisionQuestion = {
  customerId: null,
  monetateId: null,
  channel: 'ECOMM',
  events: [{ eventType: 'page-viewed', pageType: 'home', path: '/en-us' }],
};

/** The contract tests of DecisionEngine, for any implementation. */
export function describeDecisionEngine(name: string, setUp: () => EngineUnderTest): void {
  describe(`${name} as a decision engine`, () => {
    test('gives a new visitor an id, and decides the experience', async () => {
      const { engine, experienceId } = setUp();
      const { monetateId, actions } = await engine.decide(newVisitor);
      expect(monetateId).toMatch(/^[A-Za-z0-9._-]{1,80}$/);
      expect(actions.map((action) => action.experienceId)).toContain(experienceId);
    });

    test('knows a visitor again, and decides the same', async () => {
      const { engine } = setUp();
      const first = await engine.decide(newVisitor);
      for (let time = 0; time < 3; time += 1)
        expect(await engine.decide({ ...newVisitor, monetateId: first.monetateId })).toEqual(first);
    });

    test('decides for a customer in the app', async () => {
      const { engine, experienceId } = setUp();
      const { actions } = await engine.decide({ ...newVisitor, channel: 'MAPP', customerId: 'C00000417' });
      expect(actions.map((action) => action.experienceId)).toContain(experienceId);
    });
  });
}
