import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';
import { testCards } from '#src/sandbox/payments/test-cards.ts';
import { planNames } from '#src/sandbox/payments/test-names.ts';
import { giftCards, unknownGiftCard } from '../gift-cards.ts';
import { refusedWith } from './refused-with.ts';

/** In groups of four, as cards have it; American Express in its own. */
export const spaced = (number: string): string =>
  /^3[47]/.test(number) ? number.replace(/^(.{4})(.{6})/, '$1 $2 ') : number.replaceAll(/.{4}(?=.)/g, '$& ');

const giftCard = (number: string, pin: string) => [{ text: spaced(number) }, { text: pin, label: 'PIN' }];

const bankCards: GuideLine[] = testCards.map(({ number, errorId, note }) => ({
  types: [{ text: spaced(number) }],
  causes: refusedWith(note, errorId),
}));

export const cardSections: GuideSection[] = [
  { title: 'Cards: any future date; the code is 737 (7373 for American Express), or any other', lines: bankCards },
  {
    title: 'Gift cards',
    lines: [
      ...giftCards.map(({ number, pin, note, outcome }) => ({
        types: giftCard(number, pin),
        causes: refusedWith(note, outcome),
      })),
      {
        types: giftCard(unknownGiftCard.number, unknownGiftCard.pin),
        causes: refusedWith('No such card.', unknownGiftCard.outcome),
      },
      { name: 'A gift card twice', causes: refusedWith('Applied already.', 'GFC755') },
    ],
  },
  {
    title: 'Pay later',
    lines: [
      {
        name: 'Choose “Pay later” at the payment',
        causes: 'The test lender’s page has a button each for approved, refused and left undecided.',
      },
      {
        name: 'Change the cart in another tab while there',
        causes: 'The total changed: the approval does not pay it.',
      },
      { name: 'An order under 35 or over 2,000 of its currency', causes: 'Nothing is lent: no form.' },
      { name: 'Any product from 35 to 2,000 of its currency', causes: 'Its price in instalments, beside the price.' },
      { types: [{ text: planNames.noForm, label: 'last name on the bill' }], causes: 'No form.' },
      {
        types: [{ text: planNames.refused, label: 'last name on the bill' }],
        causes: 'The lender refuses whoever approves.',
      },
      {
        types: [{ text: planNames.lapsed, label: 'last name on the bill' }],
        causes: 'Approved, and refused when the order is placed.',
      },
    ],
  },
  {
    title: 'PayPal and Apple Pay',
    lines: [
      {
        name: 'The button of the cart or the mini cart',
        causes:
          'A stand-in of PayPal’s window, which shows the total of each address and delivery: its first address leads to the review, without anything typed.',
      },
      {
        name: 'Its address without a phone number',
        causes: 'The checkout shows what is known, and asks for the rest.',
      },
      { name: 'Its address in Oslo', causes: 'The shop does not ship there: the window asks for another address.' },
      {
        name: 'The Apple Pay button of the cart',
        causes: 'A stand-in of the sheet: addresses at home, in Oslo and with a city that is too long.',
      },
      {
        name: 'Choose PayPal at the payment',
        causes: 'PayPal’s page, for one amount, with the last names of “Pay later”.',
      },
    ],
  },
];
