import { type Interest, interests } from '#src/domain/interests.ts';
import { interestsText } from '#src/messages/interests.ts';
import { useText } from '#src/messages/text.ts';

const names = {
  Hiking: 'hiking',
  'Trail running': 'trailRunning',
  Climbing: 'climbing',
  Camping: 'camping',
  Skiing: 'skiing',
  Travel: 'travel',
} as const satisfies Record<Interest, keyof typeof interestsText.en>;

const isListed = (interest: string): interest is Interest => interests.some((listed) => listed === interest);

/** Returns a function that names a stored interest. One that no form lists is shown as it is stored. */
export function useInterestName(): (interest: string) => string {
  const t = useText(interestsText);
  return (interest) => (isListed(interest) ? t(names[interest]) : interest);
}
