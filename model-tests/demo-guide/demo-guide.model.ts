import { demoGuideMachine } from '#machines/demo-guide/demo-guide.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import type { DemoGuide, GuidePerson } from '#src/domain/demo-guide.ts';

export const maya: GuidePerson = {
  consumerNo: 'C1000001',
  name: 'Maya Reed',
  email: 'maya.reed@example.com',
  role: 'Customer',
  causes: 'Express checkout.',
  locale: 'en-us',
};
export const sam: GuidePerson = {
  ...maya,
  consumerNo: 'C1000009',
  name: 'Sam Gates',
  email: 'locked.out@example.com',
  role: 'Locked account',
  causes: 'Refused.',
};

/** One line of each kind. */
export const guide: DemoGuide = {
  password: 'Trailhead1',
  people: [maya, sam],
  groups: {
    people: [{ title: 'At the sign-in form', lines: [{ name: 'A wrong password', causes: 'Refused.' }] }],
    cards: [
      {
        title: 'Gift cards',
        lines: [
          { types: [{ text: '6006 4900 1000 0010' }, { text: '4821', label: 'PIN' }], causes: 'Pays a whole order.' },
        ],
      },
    ],
    codes: [{ title: 'Promotion codes', lines: [{ types: [{ text: 'FIRSTSTEPS' }], causes: '15% off.' }] }],
    addresses: [
      {
        title: 'Addresses that the shop answers',
        lines: [{ name: 'US', types: [{ text: 'PO Box 1204' }], causes: 'No delivery.' }],
      },
    ],
    products: [{ title: 'Stock', lines: [{ name: 'Ridgeline 3', page: '/p/WMTR1101INK', causes: 'Sold out.' }] }],
    orders: [
      {
        title: 'Orders to look up without an account',
        lines: [{ types: [{ text: 'W100204417' }], page: '/order-lookup', locale: 'en-gb', causes: 'Delivered.' }],
      },
    ],
  },
};

export const locked = { errorId: 'AUT441', message: 'locked', status: 423 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'guide.retried': { type: 'guide.retried' },
  'group.chosen': [
    { type: 'group.chosen', group: 'people' },
    { type: 'group.chosen', group: 'cards' },
    { type: 'group.chosen', group: 'codes' },
    { type: 'group.chosen', group: 'addresses' },
    { type: 'group.chosen', group: 'products' },
    { type: 'group.chosen', group: 'orders' },
  ],
  'person.chosen': [
    { type: 'person.chosen', person: maya },
    { type: 'person.chosen', person: sam },
  ],
  'text.chosen': { type: 'text.chosen', text: 'Trailhead1' },
} as const;

export const model = modelOf(demoGuideMachine, {
  input: undefined,
  send,
  outcomes: {
    loadGuide: { done: [guide], failed: [down] },
    signInAs: { done: [{ owesTerms: false }, { owesTerms: true }], failed: [locked, down] },
    showTerms: { done: [undefined], failed: [new Error('no dialog')] },
    copyText: { done: [undefined], failed: [new Error('not allowed')] },
  },
  project: () => null,
  why: 'guards read the press and the answer; the loaded data is only shown',
});

interface Step {
  event: { type: string };
  state: { matches(value: object): boolean };
}

/**
 * Why the view and the browser skip a step: they do not combine every part of the guide with every answer. The chart's
 * own walks do.
 */
export function except({ event, state }: Step): string | null {
  const isReading = !state.matches({ shown: { group: 'people' } });
  if (/^(person|text)\.chosen$/.test(event.type) && isReading)
    return 'the people and the text of the fixture are only in the first part';
  const isBusy = !state.matches({ shown: { account: 'resting' } }) || !state.matches({ shown: { clipboard: 'quiet' } });
  if (event.type === 'group.chosen' && isBusy)
    return 'changing the part does not wait for signing in or copying: walked in the chart';
  const isEntering = !state.matches({ shown: { account: 'resting' } });
  return event.type === 'text.chosen' && isEntering
    ? 'copying does not wait for signing in: walked in the chart'
    : null;
}
