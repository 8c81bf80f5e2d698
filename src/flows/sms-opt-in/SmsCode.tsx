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
import { fieldsText } from '#src/messages/fields.ts';
import { smsOptInText } from '#src/messages/sms-opt-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const codeLength = 6;

/** A code that is copied from an SMS often has spaces around or in it. */
const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** The code of the SMS. */
export function SmsCode({ actor }: { actor: SmsOptInRef }) {
  const t = useText(smsOptInText);
  const words = useText(fieldsText);
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
        onSubmit={(_, data) =>
          actor.send({ type: 'code.submitted', passcode: withoutSpaces(String(data.get('code'))) })
        }
      >
        <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
          {failure && (failure.errorId === 'AUT402' ? t('wrongCode') : (waitWords(failure) ?? failureWords(failure)))}
        </FormError>
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          format={withoutSpaces}
          validate={(typed) =>
            withoutSpaces(typed).length === codeLength ? null : words('wrongLength', { count: codeLength })
          }
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
