import { consentMachine } from '#machines/consent/consent.machine.ts';
import { consentCategories, consentTo } from '#src/domain/consent.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'everything.accepted': { type: 'everything.accepted' },
  'necessary.accepted': { type: 'necessary.accepted' },
  'choice.opened': { type: 'choice.opened' },
  'choice.submitted': [
    { type: 'choice.submitted', accepted: ['C0001', 'C0002'] },
    { type: 'choice.submitted', accepted: ['C0001', 'C0003'] },
  ],
  'choice.left': { type: 'choice.left' },
} as const;

export const noCookies = new Error('this browser keeps no cookies');

export const model = modelOf(consentMachine, {
  input: { region: 'EMEA', consent: null, isPreview: false },
  inputs: {
    'North America': { region: 'NORA', consent: null, isPreview: false },
    'a preview': { region: 'EMEA', consent: null, isPreview: true },
    'an earlier answer': { region: 'EMEA', consent: consentTo(['C0002']), isPreview: false },
  },
  send,
  outcomes: { keepAnswer: { done: [undefined], failed: [noCookies] } },
  project: ({ region, isPreview, consent }) => [
    region,
    isPreview,
    consent && consentCategories.map((category) => consent[category]),
  ],
  why: 'region and preview are only read at the start, and each category on its own',
  survivors: {
    'deciding: always [isPreview] → preview, after isStillAsked':
      'equivalent: nobody is asked in a preview, so that only one of the two guards holds',
    'keeping: keepAnswer done → answered, to deciding':
      'equivalent: the question that was just answered is asked again and leads to the state of the answer',
    'keeping: keepAnswer failed → answered, to deciding':
      'equivalent: the answer applies to this page whether it is stored or not',
  },
});
