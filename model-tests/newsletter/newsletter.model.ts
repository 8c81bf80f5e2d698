import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const email = 'maya.reed@example.com';
export const refusals = {
  invalid: { errorId: 'AUT453', message: 'no address', status: 400 },
  tooMany: { errorId: 'API429', message: 'too many', status: 429, additionalInfo: { retryAfter: 60 } },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'newsletter.submitted': { type: 'newsletter.submitted', email },
  'another.requested': { type: 'another.requested' },
} as const;

export const model = modelOf(newsletterMachine, {
  input: { email: null, isPosted: false, failure: null },
  inputs: {
    'typed in the footer': { email, isPosted: false, failure: null },
    'sent without script': { email: null, isPosted: true, failure: null },
    'refused without script': { email: null, isPosted: false, failure: refusals.invalid },
  },
  send,
  outcomes: { requestSubscription: { done: [undefined], failed: Object.values(refusals) } },
  project: ({ email: typed, failure, isPosted }) => [typed !== null, failure?.errorId, isPosted],
  survivors: {
    'opening: always [isPosted] → sent, after wasRefused':
      'a form that was sent without script was accepted or refused, never both',
    'opening: always [wasRefused] → refused, after isTyped':
      'the footer gives what was typed, the page a refusal: no start has both',
  },
  why: 'guards read whether an address was typed and whether the form was sent without script',
});
