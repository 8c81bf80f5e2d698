import type { GuideLine, GuideSection } from '#src/domain/demo-guide.ts';
import { formatMoney } from '#src/domain/money.ts';
import { people } from '../people/people.ts';
import { storedRewards } from '../people/stored-rewards.ts';
import { promotions } from '../promotions.ts';
import { spaced } from './cards.ts';
import { refusedWith } from './refused-with.ts';

const dollars = (amount: number | undefined): string => formatMoney(amount ?? 0, 'USD', 'en-US', { trimZeros: true });

/** What the refused ones are refused for, by code. */
const refusals: Readonly<Record<string, string>> = {
  FIRSTSNOW: 'Not yet: it begins in 2099.',
  SUMMER24: 'Expired.',
  FIRST100: 'Its limit is reached.',
  OLDTRAIL: 'Not for this cart.',
  STORMY: 'The shop cannot work it out.',
  BECKBOTTLE: 'A gift that needs no code.',
};

const codeLines: GuideLine[] = promotions.flatMap(
  ({ code, name, effect, threshold, outcome, isOncePerShopper, redeemedByEmails }) => {
    if (code === null) return [];
    const off = effect.kind === 'amount' ? dollars(effect.off.USD) : '';
    const what = name.replace('{off}', off).replace('{threshold}', dollars(threshold?.USD));
    const once = isOncePerShopper
      ? `; once for each e-mail address, and ${redeemedByEmails.join(', ')} have used it (PRM150)`
      : '';
    return [
      {
        types: [{ text: code }],
        causes: outcome === null ? `${what}${once}.` : refusedWith(refusals[code] ?? what, outcome),
      },
    ];
  },
);

const ownerOf = (consumerNo: string): string =>
  people.find((person) => person.consumerNo === consumerNo)?.email ?? consumerNo;

const rewardLines: GuideLine[] = storedRewards.map(({ consumerNo, code, kind, note }) => ({
  types: [{ text: kind === 'REWARD_CARD' ? spaced(code) : code }],
  causes: `${note} Belongs to ${ownerOf(consumerNo)}.`,
}));

export const codeSections: GuideSection[] = [
  {
    title: 'Promotion codes',
    lines: [
      ...codeLines,
      { types: [{ text: 'NOTACODE' }], causes: refusedWith('No such code.', 'PRM130') },
      { name: 'A code twice', causes: 'Applied already.' },
    ],
  },
  {
    title: 'By themselves',
    lines: [
      { name: 'An order over $75', causes: 'Free standard delivery; the cart says how close it is.' },
      { name: 'An order over $300', causes: '10% off.' },
      { name: 'An order over $400', causes: 'A Beck bottle as a gift; the mini cart says how close it is.' },
    ],
  },
  {
    title: 'Reward codes and cards, each for one customer',
    lines: [...rewardLines, { name: 'Any other', causes: 'Not found.' }],
  },
];
