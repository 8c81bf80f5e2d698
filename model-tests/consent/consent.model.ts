import { consentMachine } from '#machines/consent/consent.machine.ts';
import { consentCategories, consentTo } from '#src/domain/consent.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'everything.accepted': { type: 'everything.accepted' },
  'necessary.accepted': { type: 'necessary.accepted' },
  'choice.opened': { type: 'choice.opened' },
  'choice.submitted': [
    { type: 'choice.submitted', accepted: ['C0001', 'C0002'] },
    { type: 'choice.submitted', accepted: ['C0001', 'C0003', 'C0004'] },
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
  why: 'region and preview decide at the start alone, and each category is asked for by itself',
  survivors: {
    'keeping: keepAnswer done → answered, to deciding':
      'what was just answered is asked for again, and leads to where it is answered',
    'keeping: keepAnswer failed → answered, to deciding': 'the same: the answer holds for this page, kept or not',
  },
});
