import { useSelector } from '@xstate/react';
import {
  type NewsletterLinkRef,
  selectFailure,
  selectIsBusy,
  selectIsDone,
  selectPurpose,
} from '#machines/newsletter-link/newsletter-link.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { newsletterText } from '#src/messages/newsletter.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const messages = {
  confirm: { about: 'confirmAbout', submit: 'confirmSubmit', done: 'confirmed', body: 'confirmedBody' },
  stop: { about: 'stopAbout', submit: 'stopSubmit', done: 'stopped', body: 'stoppedBody' },
} as const;

/** The question of a link, or that it is done. Without script the form is posted to the page, with the token. */
export function NewsletterLinkView({ actor, token }: { actor: NewsletterLinkRef; token: string }) {
  const t = useText(newsletterText);
  const locale = useLocale();
  const isDone = useSelector(actor, selectIsDone);
  const isBusy = useSelector(actor, selectIsBusy);
  const purpose = useSelector(actor, selectPurpose);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const { about, submit, done, body } = messages[purpose];
  const form = inLocale(locale, '/newsletter');
  if (isDone)
    return (
      <Stack gap={4} align="start">
        <div ref={focusIfLost} tabIndex={-1}>
          <Notice tone="success" title={t(done)} isLive>
            {t(body)}
          </Notice>
        </div>
        <Link href={inLocale(locale, '/')}>{t('toShop')}</Link>
      </Stack>
    );
  const isExpired = failure?.errorId === 'AUT402';
  return (
    <Form method="post" action={form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'link.accepted' })}>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
        {failure && (isExpired ? t('expired') : (waitWords(failure) ?? failureWords(failure)))}
      </FormError>
      <Text>{t(about)}</Text>
      <input type="hidden" name={purpose === 'confirm' ? 'code' : 'stop'} value={token} />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {t(submit)}
      </Button>
      {isExpired && <Link href={form}>{t('toForm')}</Link>}
    </Form>
  );
}
