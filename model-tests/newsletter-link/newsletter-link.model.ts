import { newsletterLinkMachine } from '#machines/newsletter-link/newsletter-link.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refusals = {
  expired: { errorId: 'AUT402', message: 'expired', status: 400 },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = { 'link.accepted': { type: 'link.accepted' } } as const;

export const model = modelOf(newsletterLinkMachine, {
  input: { purpose: 'confirm', isPosted: false },
  inputs: {
    'the link ends the newsletter': { purpose: 'stop', isPosted: false },
    'confirmed without script': { purpose: 'confirm', isPosted: true },
  },
  send,
  outcomes: {
    confirmSubscription: { done: [undefined], failed: Object.values(refusals) },
    endSubscription: { done: [undefined], failed: [refusals.down] },
  },
  project: ({ purpose, failure, isPosted }) => [purpose, failure?.errorId, isPosted],
  why: 'guards read what the link is for and whether the form was sent without script',
});
