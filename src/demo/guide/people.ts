import type { GuidePerson, GuideSection } from '#src/domain/demo-guide.ts';
import { testPeople } from '#src/sandbox/bot-defence/test-people.ts';
import type { Role } from '../people/person.types.ts';
import { people } from '../people/people.ts';

const roles: Record<Role, string> = {
  registered: 'Customer',
  loyalty: 'Loyalty member',
  'employee-terms-accepted': 'Employee',
  'employee-terms-open': 'Employee, terms not accepted',
  doubtful: 'Customer whom the bot defence doubts',
  athlete: 'Athlete',
  wranx: 'Professional, WRANX',
  ipa: 'Professional, IPA',
  'partially-enrolled': 'Member, not confirmed',
  locked: 'Locked account',
  associate: 'Associate of a store',
};

/** What signing in shows, by e-mail address. */
const notes: Readonly<Record<string, string>> = {
  'maya.reed@example.com':
    'Express checkout: a saved card and two addresses, so the review comes first. An address saved twice is refused. Seven past orders. The reward code WELCOME-1001 is refused: Maya is not a member.',
  'theo.lambert@example.com':
    'Points that become a voucher, reward codes and cards, and four saved cards: one expired, one that the bank refuses.',
  'june.hayashi@waymark.example':
    '40% off everything but gift cards, and how much of the year’s $2,500 is spent (cart, checkout, orders). Beside a code (FIRSTSTEPS) the discount does not add up.',
  'peter.voss@waymark.example':
    'No discount before the terms are accepted; one in the open cart, and the year’s meter, as soon as they are.',
  'isla.kerr@example.com': 'A credit of the year in pounds, with orders that it paid.',
  'marco.rinaldi@example.com': '25% off, up to €800 of the year. The meter begins again on January 1.',
  'lena.brandt@example.com': '30% off, up to €1,000 of the year. The meter begins again on January 1.',
  'new.walker@example.com':
    'The cart changed meanwhile (once for each database): an item that is not made any more, one sold out, one with fewer left. The reward code TILL-0600 is refused: not confirmed.',
  'locked.out@example.com': 'Refused: we have locked this account.',
  'rory.okafor@waymark.example':
    'Sells in Boulder: sign in at the associates’ login, choose a store and who sells, then “Adjust price” at a line of the cart, “Adjust order” and “Adjust delivery” in its summary; above 20% Lena agrees (lena.marsh@waymark.example). Signed in here: 40% off; none while selling.',
  'lena.marsh@waymark.example':
    'Sells in Boulder. Signed in here: a discount whose year ($150) ends in the middle of an order with goods for over $250.',
  'camille.faure@example.com': 'A member in France with too few points for any voucher.',
  'noa.lindqvist@example.com':
    'A credit of $4,000 that pays whole orders, and comes before points and rewards: the field for SUMMIT-1313 is not offered. Orders that it paid.',
  'kai.moreno@example.com':
    'A credit that pays a part of an order, after which points and rewards (SUMMIT-1414) may pay. Orders that it paid.',
  'wren.castillo@example.com':
    'Has forgotten her password: “Forgot your password?” in the form sends an email with a link to http://localhost:3000/sandbox/mail.',
  'sol.amundsen@example.com': 'As Wren: forgets his password.',
  [testPeople.unsure]:
    'The bot defence asks for a check first, at the sign-in form and at the order; here the sign-in is refused.',
};

/** Everybody to sign in as, in the order of the demo. Throws for somebody of whom nothing is said. */
export const guidePeople: GuidePerson[] = people.map(({ consumerNo, email, firstName, lastName, role, locale }) => {
  const causes = notes[email];
  if (causes === undefined) throw new Error(`src/demo/guide/people.ts says nothing about ${email}`);
  return {
    consumerNo,
    name: firstName && lastName ? `${firstName} ${lastName}` : email.split('@', 1).join(),
    email,
    role: roles[role],
    causes,
    locale,
  };
});

export const peopleSections: GuideSection[] = [
  {
    title: 'At the sign-in form',
    lines: [
      { name: 'A wrong password', causes: 'Refused; after five the address is locked for a while.' },
      { types: [{ text: testPeople.program }], causes: 'Taken for a robot: refused at the sign-in and at the order.' },
      { types: [{ text: testPeople.unsure }], causes: 'The bot defence is not sure: it asks for a check first.' },
    ],
  },
  {
    title: 'Selling in a store',
    lines: [
      {
        name: 'The associates’ login',
        page: '/associate-login',
        causes:
          'Rory Okafor and Lena Marsh sign in here with the same password, then choose a store and who sells. Everybody else is refused here as with a wrong password.',
      },
    ],
  },
];
