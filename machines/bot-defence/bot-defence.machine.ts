import { expected } from '#machines/shared/ports.ts';
import { botDefenceSetup } from './bot-defence.setup.ts';

/** The bot defence is unsure: the shopper passes its check, or leaves. */
export const botDefenceMachine = botDefenceSetup.createMachine({
  id: 'bot-defence',
  description:
    'Confirm that you are a person: the challenge of the bot defence, after a call that it was not sure about (core 8; catalogue 6).',
  context: ({ input }) => ({ action: input.action, placeId: null, token: null }),
  initial: 'opening',
  on: { 'check.left': { target: '.left' } },
  states: {
    opening: {
      description: 'The dialog opens; the check has no place yet.',
      on: { 'check.placed': { target: 'asking', actions: 'rememberPlace' } },
    },
    asking: {
      description: 'The check is in the dialog. Whoever passes it goes on where they were.',
      invoke: {
        id: 'showCheck',
        src: 'showCheck',
        input: ({ context }) => ({ placeId: expected(context.placeId, 'place'), action: context.action }),
        onError: { target: 'unavailable' },
      },
      on: {
        'check.passed': { target: 'passed', actions: 'rememberToken' },
        'check.failed': { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'The check cannot be shown at the moment. It can be tried again, or left.',
      on: { 'check.retried': { target: 'asking' } },
    },
    passed: { description: 'The defence gave a token: the call is made again with it.', type: 'final' },
    left: { description: 'The shopper left the check: nothing is called.', type: 'final' },
  },
  output: ({ context }) => ({ token: context.token }),
});
