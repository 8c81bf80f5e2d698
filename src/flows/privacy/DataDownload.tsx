import { useSelector } from '@xstate/react';
import {
  type DataDownloadRef,
  selectFailure,
  selectIsBusy,
  selectIsDownloaded,
  selectIsPasswordWrong,
} from '#machines/data-download/data-download.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { privacyText } from '#src/messages/privacy.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PasswordField } from '#src/ui/form/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Gives the customer everything that is stored of them as one file. */
export function DataDownload({ actor }: { actor: DataDownloadRef }) {
  const t = useText(privacyText);
  const isBusy = useSelector(actor, selectIsBusy);
  const isDownloaded = useSelector(actor, selectIsDownloaded);
  const isPasswordWrong = useSelector(actor, selectIsPasswordWrong);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const waitWords = useWaitWords();
  const message = failure && (waitWords(failure) ?? failureWords(failure));
  return (
    <Card title={t('downloadTitle')} level={2}>
      <Text tone="soft">{t('downloadBody')}</Text>
      {isDownloaded && (
        <Notice tone="success" isLive>
          {t('downloaded')}
        </Notice>
      )}
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => actor.send({ type: 'download.requested', password: String(data.get('password')) })}
      >
        <FormError>{!isPasswordWrong && message}</FormError>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          isRequired
          error={isPasswordWrong ? message : null}
        />
        <div>
          <Button type="submit" variant="secondary" icon="download" isBusy={isBusy}>
            {t('download')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
