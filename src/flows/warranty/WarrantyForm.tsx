import { useSelector } from '@xstate/react';
import {
  selectCaseNumber,
  selectFailure,
  selectIsBusy,
  selectIsDone,
  selectProduct,
  type WarrantyRef,
} from '#machines/warranty/warranty.selectors.ts';
import type { WarrantyFields } from '#machines/warranty/warranty.types.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { warrantyText } from '#src/messages/warranty.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Returns the typed values. */
function fieldsOf(data: FormData): WarrantyFields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { written: text('message') };
}

export function WarrantyForm({ actor }: { actor: WarrantyRef }) {
  const t = useText(warrantyText);
  const wordsOf = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const caseNumber = useSelector(actor, selectCaseNumber);
  const product = useSelector(actor, selectProduct);
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  if (isDone) return <Text role="status">{t('done', { number: caseNumber ?? '' })}</Text>;
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data) })}>
      <Text>
        <strong>{product}</strong>
      </Text>
      <Text tone="soft">{t('lead')}</Text>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
        {failure && (failure.errorId === 'API409' ? t('notArrived') : (waitWords(failure) ?? wordsOf(failure)))}
      </FormError>
      <TextField label={t('message')} name="message" rows={6} maxLength={4000} isRequired />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
