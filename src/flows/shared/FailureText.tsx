import { Fragment, type MouseEvent } from 'react';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { inLocale } from '#src/domain/locale.ts';
import { errorLinksText } from '#src/messages/error-links.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { useFailureWords } from './useFailureWords.ts';
import { useWaitWords } from './useWaitWords.ts';

/** The page of each phrase that is a link wherever a message of an error has it. */
const pages = {
  resetPassword: '/forgot-password',
  contactUs: '/help/contact-us',
} as const satisfies Record<keyof typeof errorLinksText.en, string>;

const phrases = Object.keys(pages) as (keyof typeof pages)[];

interface Props {
  failure: ApiFailure;
  /** Called before the link to a new password is followed: a dialog offers that in its own place. */
  onReset?: ((event: MouseEvent) => void) | undefined;
}

/** The message of a failure, in which "Reset your password" and "Contact us" are links (core 8; catalogue 8). */
export function FailureText({ failure, onReset }: Props) {
  const t = useText(errorLinksText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const words = waitWords(failure) ?? wordsOf(failure);
  const found = phrases.find((phrase) => words.includes(t(phrase)));
  if (!found) return words;
  const [before = '', ...after] = words.split(t(found));
  return (
    <Fragment>
      {before}
      <Link href={inLocale(locale, pages[found])} onClick={found === 'contactUs' ? undefined : onReset}>
        {t(found)}
      </Link>
      {after.join(t(found))}
    </Fragment>
  );
}
