import { useSelector } from '@xstate/react';
import { selectFailure, selectIsBusy, selectItems, type WarrantyRef } from '#machines/warranty/warranty.selectors.ts';
import { keyOf, type WarrantyFields } from '#machines/warranty/warranty.types.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { warrantyText } from '#src/messages/warranty.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Returns the typed values. A single item is not asked for. */
function fieldsOf(data: FormData, only: string): WarrantyFields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { item: text('item') || only, written: text('message') };
}

/** What the case is about, and what the trouble is. */
export function WarrantyForm({ actor }: { actor: WarrantyRef }) {
  const t = useText(warrantyText);
  const wordsOf = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const items = useSelector(actor, selectItems);
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const [first] = items;
  if (!first) return null;
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data, keyOf(first)) })}
    >
      {items.length === 1 && (
        <Text>
          <strong>{first.product}</strong>
        </Text>
      )}
      <Text tone="soft">{t('lead')}</Text>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>
        {failure && (failure.errorId === 'API409' ? t('notArrived') : (waitWords(failure) ?? wordsOf(failure)))}
      </FormError>
      {items.length > 1 && (
        <SelectField
          name="item"
          label={t('item')}
          placeholder={t('choose')}
          isRequired
          options={items.map((item) => ({
            value: keyOf(item),
            label: t('itemOf', { product: item.product, number: item.orderNumber }),
          }))}
        />
      )}
      <TextField label={t('message')} name="message" rows={6} maxLength={4000} isRequired />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
