import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';
import { addressCases } from '../simulation/addresses.ts';
import { giftOptionCases } from '../simulation/gift-options.ts';
import type { AddressOutcome } from '../simulation/simulation.types.ts';
import { taxChanges } from '../simulation/tax-changes.ts';
import { collectionPoints } from '../stores.ts';
import { refusedWith } from './refused-with.ts';

const outcomes: Record<AddressOutcome, string> = {
  'po-box': 'No delivery to PO boxes.',
  'cannot-ship': 'Nothing is sent there.',
  suggestion: 'A better spelling is offered.',
  invalid: 'No such address.',
  'no-tax': 'Military post: its tax cannot be calculated.',
};

const caseLines: GuideLine[] = addressCases.map(
  ({ outcome, errorId, country, example: { addressLine1, city, province, postalCode } }) => ({
    name: country,
    types: [{ text: addressLine1 }, { text: [city, province].filter(Boolean).join(', ') }, { text: postalCode }],
    causes: refusedWith(outcomes[outcome], errorId),
  }),
);

const taxLines: GuideLine[] = taxChanges.map(({ country, town, postalCode, name }) => ({
  name: country,
  types: [{ text: town }, { text: postalCode }],
  causes: `The tax (${name}) changes while you order: the new total is shown before you pay. TAX310.`,
}));

const localeOf: Readonly<Record<string, string>> = { GB: 'en-gb', FR: 'fr-fr', DE: 'de-de', IT: 'it-it', ES: 'es-es' };

const giftNotes: Record<(typeof giftOptionCases)[number]['outcome'], string> = {
  GFS800: 'Gift options are not available now.',
  GFO405: 'The gift option does not fit the product.',
};

export const addressSections: GuideSection[] = [
  { title: 'Addresses that the shop answers', lines: [...caseLines, ...taxLines] },
  {
    title: 'Where the next day does not come',
    lines: [
      {
        name: 'US: a ZIP code 995xx in Alaska',
        types: [{ text: '99501' }],
        causes:
          'With Next day chosen: it does not reach you. With a Cairn Court Custom (with a recipe) beside something else: an item that cannot go there.',
      },
      { name: 'US', types: [{ text: '99729' }], causes: 'Nothing reaches you. SHP404.' },
    ],
  },
  {
    title: 'Shops that hold the parcel',
    lines: [
      ...collectionPoints.map(({ name, country, city, postalCode }) => ({
        name: `${country}: ${city}`,
        types: [{ text: postalCode }],
        page: '/',
        locale: localeOf[country] ?? 'en-us',
        causes: `${name} holds the parcel (choose a shop at the delivery).`,
      })),
      { name: 'GB: Inverness', types: [{ text: 'IV1 1HY' }], page: '/', locale: 'en-gb', causes: 'No such shop near.' },
    ],
  },
  {
    title: 'E-mail addresses for gifts (a gift card in the cart)',
    lines: giftOptionCases.map(({ email, outcome }) => ({
      types: [{ text: email }],
      causes: refusedWith(giftNotes[outcome], outcome),
    })),
  },
];
