import { expected } from '#machines/shared/ports.ts';
import { consentSetup } from './consent.setup.ts';
import { categoryState } from './states/category.ts';

/**
 * Consent to cookie categories. Asked once in half a year where the law requires it; otherwise only when the shopper
 * opens the settings.
 */
export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  description:
    'What the shop may do beside selling: asked in EMEA, in four categories, kept in a cookie (core 4, catalogue 9).',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Where is the shopper, and did they answer before?',
      always: [
        { guard: 'isPreview', target: 'preview' },
        { guard: 'isStillAsked', target: 'asking' },
        { guard: 'isAskedRegion', target: 'answered' },
        { target: 'notAsked' },
      ],
    },
    notAsked: {
      description: 'A region without consent: every category is allowed, and there is nothing to choose.',
      meta: { rests: 'It holds for the whole region: another region is another page.' },
    },
    preview: {
      description: 'An editor looks at a page before it is published: every category is allowed, and nothing is kept.',
      meta: { rests: 'It holds as long as the page is a preview.' },
    },
    asking: {
      description:
        'A quiet bar at the foot of the page asks; the page can be used meanwhile, with the necessary alone.',
      on: {
        'everything.accepted': { target: 'keeping', actions: 'acceptEverything' },
        'necessary.accepted': { target: 'keeping', actions: 'acceptNecessary' },
        'choice.opened': { target: 'choosing' },
      },
    },
    choosing: {
      description: 'The categories with what each is for, each with a switch; the necessary one cannot be turned off.',
      on: {
        'everything.accepted': { target: 'keeping', actions: 'acceptEverything' },
        'necessary.accepted': { target: 'keeping', actions: 'acceptNecessary' },
        'choice.submitted': { target: 'keeping', actions: 'rememberChoice' },
        'choice.left': { target: 'deciding' },
      },
    },
    keeping: {
      description:
        'The answer is written down for the pages to come. Where the browser keeps no cookies it holds for this page.',
      invoke: {
        id: 'keepAnswer',
        src: 'keepAnswer',
        input: ({ context }) => ({ consent: expected(context.consent, 'consent') }),
        onDone: { target: 'answered' },
        onError: { target: 'answered' },
      },
    },
    answered: {
      description: 'Each category is accepted or rejected, until the shopper changes it or the cookie has become old.',
      type: 'parallel',
      on: { 'choice.opened': { target: 'choosing' } },
      states: {
        required: {
          description: 'C0001, what the shop cannot do without: cart, session, this answer.',
          initial: 'accepted',
          states: { accepted: { description: 'Always: there is no shop without.' } },
        },
        performance: categoryState('C0002', 'performance and analytics'),
        functional: categoryState('C0003', 'functional'),
        targeting: categoryState('C0004', 'targeting'),
      },
    },
  },
});
