import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'check.placed': { type: 'check.placed', placeId: 'check' },
  'check.passed': { type: 'check.passed', token: 'a token of the check' },
  'check.failed': { type: 'check.failed' },
  'check.retried': { type: 'check.retried' },
  'check.left': { type: 'check.left' },
} as const;

export const model = modelOf(botDefenceMachine, {
  input: { action: 'login' },
  send,
  outcomes: { showCheck: { failed: [new Error('no place')] } },
  project: ({ placeId, token }) => [placeId !== null, token !== null],
  why: 'there is no guard; the token is the output',
});
