import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type CmsPreviewRef, selectIsBusy, selectIsTypeMissing } from '#machines/cms-preview/cms-preview.selectors.ts';
import { isLocale, locales } from '#src/domain/locale.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { english } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';

const fields = css`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const limits = ['10', '20', '50'];
const t = english(cmsPreviewText);

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The time of a field `datetime-local`, which has no zone: that of the editor. Null if it is empty. */
const momentIn = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());

/** What to list, and as of when (catalogue 2, preview controls). */
export function ControlsForm({ actor, docTypes }: { actor: CmsPreviewRef; docTypes: readonly string[] }) {
  const isBusy = useSelector(actor, selectIsBusy);
  const isTypeMissing = useSelector(actor, selectIsTypeMissing);
  const submit = (data: FormData) => {
    const siteId = String(data.get('siteId'));
    actor.send({
      type: 'list.requested',
      query: {
        docType: String(data.get('docType')),
        layoutVariant: String(data.get('layoutVariant')).trim(),
        limit: Number(data.get('limit')),
        siteId: isLocale(siteId) ? siteId : 'en-us',
        at: momentIn(String(data.get('previewDateTime'))),
      },
    });
  };
  return (
    <Form method="dialog" isBusy={isBusy} onSubmit={(_, data) => submit(data)}>
      <div className={fields}>
        <SelectField
          label={t('docType')}
          name="docType"
          options={optionsOf(docTypes)}
          placeholder={t('choose')}
          error={isTypeMissing ? t('docTypeRequired') : null}
        />
        <TextField
          label={t('layoutVariant')}
          name="layoutVariant"
          description={t('layoutVariantHint')}
          pattern="[a-zA-Z0-9\-]{1,60}"
          maxLength={60}
          autoComplete="off"
        />
        <SelectField label={t('limit')} name="limit" options={optionsOf(limits)} defaultValue="20" />
        <SelectField label={t('site')} name="siteId" options={optionsOf(locales)} defaultValue="en-us" />
        <TextField label={t('at')} name="previewDateTime" type="datetime-local" description={t('atHint')} />
      </div>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}
