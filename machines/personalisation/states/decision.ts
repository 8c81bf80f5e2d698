import { personalisationSetup } from '../personalisation.setup.ts';

export const decision = personalisationSetup.createStateConfig({
  description: 'Which variants of experiences the decision engine chooses: asked only with consent to targeting.',
  initial: 'silent',
  on: {
    'decision.forbidden': { target: '.silent', actions: 'forgetDecision' },
    'versions.chosen': { target: '.overridden' },
  },
  states: {
    silent: {
      description: 'Without consent, or in a shop without decisions, nobody is asked: experiences show their baseline.',
      on: { 'decision.allowed': { target: 'deciding' } },
    },
    overridden: {
      description: 'A tester chose versions in the address: nobody is asked.',
    },
    deciding: {
      description:
        'The engine is asked for the first time. The page is there with its baselines, and waits for nothing.',
      initial: 'inTime',
      invoke: {
        id: 'decide',
        src: 'decide',
        onDone: [
          { guard: 'isLate', target: 'decided', actions: 'showDecisionNext' },
          { target: 'decided', actions: 'showDecision' },
        ],
        onError: { target: 'undecided' },
      },
      on: {
        'audience.changed': { target: 'deciding', reenter: true },
        'recalculation.requested': { target: 'deciding', reenter: true },
      },
      states: {
        inTime: {
          description: 'An answer now changes experiences that are out of sight.',
          after: { patience: { target: 'late' } },
        },
        late: { id: 'late', description: 'After 300 ms this page stays as it is: an answer is for the next one.' },
      },
    },
    decided: {
      description: 'It is decided. What the shopper sees stays until its page is left.',
      on: {
        'audience.changed': { target: 'recalculating' },
        'recalculation.requested': { target: 'recalculating' },
      },
    },
    recalculating: {
      description: 'Something changed, and the engine is asked again: until it answers, its last decision counts.',
      initial: 'inTime',
      invoke: {
        id: 'decideAgain',
        src: 'decide',
        onDone: [
          { guard: 'isLateAgain', target: 'decided', actions: 'showDecisionNext' },
          { target: 'decided', actions: 'showDecision' },
        ],
        onError: { target: 'decided' },
      },
      on: {
        'audience.changed': { target: 'recalculating', reenter: true },
        'recalculation.requested': { target: 'recalculating', reenter: true },
      },
      states: {
        inTime: {
          description: 'An answer now changes experiences that are out of sight.',
          after: { patience: { target: 'late' } },
        },
        late: { id: 'lateAgain', description: 'After 300 ms this page stays as it is: an answer is for the next one.' },
      },
    },
    undecided: {
      description: 'The engine did not answer: experiences show their baseline until something changes.',
      on: {
        'audience.changed': { target: 'deciding' },
        'recalculation.requested': { target: 'deciding' },
      },
    },
  },
});
