import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsBusy,
  selectTexted,
  type SmsOptInRef,
} from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { shownPhone } from '#src/domain/phone.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { smsOptInText } from '#src/messages/sms-opt-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The code of the SMS. */
export function SmsCode({ actor }: { actor: SmsOptInRef }) {
  const t = useText(smsOptInText);
  const locale = useLocale() as LocaleCode;
  const isBusy = useSelector(actor, selectIsBusy);
  const texted = useSelector(actor, selectTexted) ?? '';
  const failure = useSelector(actor, selectFailure);
  const failureTitle = useFailureTitle();
  const failureWords = useFailureWords();
  const waitWords = useWaitWords();
  return (
    <Stack gap={4}>
      <div ref={focusIfLost} tabIndex={-1}>
        <Text role="status">{t('sent', { phone: shownPhone(texted, countryOf(locale)) })}</Text>
      </div>
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => actor.send({ type: 'code.submitted', passcode: String(data.get('code')).trim() })}
      >
        <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
          {failure && (failure.errorId === 'AUT402' ? t('wrongCode') : (waitWords(failure) ?? failureWords(failure)))}
        </FormError>
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          minLength={6}
          maxLength={6}
          isRequired
        />
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" isBusy={isBusy}>
            {t('confirm')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => actor.send({ type: 'code.requested' })}>
            {t('again')}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
