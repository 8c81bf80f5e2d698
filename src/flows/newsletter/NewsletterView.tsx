import { useSelector } from '@xstate/react';
import {
  type NewsletterRef,
  selectEmail,
  selectFailure,
  selectIsBusy,
  selectIsSent,
} from '#machines/newsletter/newsletter.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { newsletterText } from '#src/messages/newsletter.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The form, or that the link is on its way. Without script the form is posted to its page. */
export function NewsletterView({ actor }: { actor: NewsletterRef }) {
  const t = useText(newsletterText);
  const locale = useLocale();
  const isSent = useSelector(actor, selectIsSent);
  const isBusy = useSelector(actor, selectIsBusy);
  const email = useSelector(actor, selectEmail);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  if (isSent)
    return (
      <Stack gap={4} align="start">
        <div ref={focusIfLost} tabIndex={-1}>
          <Notice tone="success" title={t('sentTitle')} isLive>
            {email ? t('sentBody', { email }) : t('sentBodyWithout')}
          </Notice>
        </div>
        <Button variant="secondary" onClick={() => actor.send({ type: 'another.requested' })}>
          {t('another')}
        </Button>
      </Stack>
    );
  const isOfEmail = failure?.errorId === 'AUT453';
  return (
    <Form
      method="post"
      action={inLocale(locale, '/newsletter')}
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'newsletter.submitted', email: String(data.get('email')).trim() })}
    >
      <Text tone="soft">{t('lead')}</Text>
      <FormError title={failure && !isOfEmail ? failureTitle(failure, t('refusedTitle')) : null}>
        {failure &&
          !isOfEmail &&
          (failure.errorId === 'AUT402' ? t('expired') : (waitWords(failure) ?? failureWords(failure)))}
      </FormError>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={100}
        defaultValue={email ?? ''}
        error={isOfEmail ? failureWords(failure) : null}
        isRequired
      />
      <Checkbox name="policy" isRequired defaultChecked={email !== null}>
        {t('policy')}
      </Checkbox>
      <Link href={inLocale(locale, '/privacy')} isExternal>
        {t('privacy')}
      </Link>
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
