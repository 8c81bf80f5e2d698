import { useSelector } from '@xstate/react';
import {
  type ContactRef,
  selectCategories,
  selectFailure,
  selectIsBusy,
  selectRefusedField,
} from '#machines/contact/contact.selectors.ts';
import type { ContactFields as Fields } from '#machines/contact/contact.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { pairOf } from '#src/domain/pair.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { contactText } from '#src/messages/contact.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** One field has both: `order/delivery`, so that the form works without script. */
function fieldsOf(data: FormData): Fields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const [category = '', subject = ''] = text('subject').split('/');
  return {
    category,
    subject,
    name: text('name'),
    email: text('email'),
    orderNumber: text('orderNumber'),
    written: text('message'),
  };
}

/** The fields. Without script the form is posted to the page (src/server/posted-forms.ts). */
export function ContactFields({ actor }: { actor: ContactRef }) {
  const t = useText(contactText);
  const locale = useLocale();
  const categories = useSelector(actor, selectCategories) ?? [];
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const refused = useSelector(actor, selectRefusedField);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const words = failure && (waitWords(failure) ?? failureWords(failure));
  const errorOf = (field: NonNullable<typeof refused>) => (refused === field ? words : null);
  return (
    <Form
      method="post"
      action={inLocale(locale, '/help/contact-us')}
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'message.submitted', fields: fieldsOf(data) })}
    >
      <Text tone="soft">{t('lead')}</Text>
      <FormError title={failure && failureTitle(failure, t('refusedTitle'))}>{refused === null && words}</FormError>
      <SelectField
        name="subject"
        label={t('subject')}
        placeholder={t('choose')}
        isRequired
        error={errorOf('subject')}
        options={categories.flatMap(({ code, label, subjects }) =>
          subjects.map((subject) => ({
            value: `${code}/${subject.code}`,
            label: pairOf(locale, label, subject.label),
          })),
        )}
      />
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} isRequired error={errorOf('name')} />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        description={t('emailHint')}
        autoComplete="email"
        maxLength={100}
        isRequired
        error={errorOf('email')}
      />
      <TextField
        name="orderNumber"
        label={t('orderNumber')}
        maxLength={20}
        isRequired={false}
        error={errorOf('orderNumber')}
      />
      <TextField name="message" label={t('message')} rows={6} maxLength={4000} isRequired error={errorOf('message')} />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {t('send')}
      </Button>
    </Form>
  );
}
