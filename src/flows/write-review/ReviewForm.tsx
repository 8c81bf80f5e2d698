import { useSelector } from '@xstate/react';
import {
  selectCanSharePictures,
  selectDraft,
  selectFailure,
  selectIsAddingPicture,
  selectIsSubmitting,
  selectPictures,
  type WriteReviewRef,
} from '#machines/write-review/write-review.selectors.ts';
import type { AddedPicture, ReviewFields } from '#machines/write-review/write-review.types.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useText } from '#src/messages/text.ts';
import { writeReviewText } from '#src/messages/write-review.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RatingField } from '#src/ui/form/RatingField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { descriptionName, PicturesField } from './PicturesField.tsx';

const fits = ['small', 'true-to-size', 'large'] as const;

/** Returns what was filled in. */
function fieldsOf(data: FormData, pictures: readonly AddedPicture[]): ReviewFields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const fit = fits.find((one) => one === text('fit'));
  return {
    rating: Number(data.get('rating')),
    title: text('title'),
    text: text('text'),
    nickname: text('nickname'),
    ...(fit ? { fit } : {}),
    ...(data.has('sharesPictures') ? { sharesPictures: true } : {}),
    pictures: pictures.map((picture) => ({ ...picture, description: text(descriptionName(picture.id)) })),
  };
}

/** Stars, words and the name that is shown with them. */
export function ReviewForm({ actor }: { actor: WriteReviewRef }) {
  const t = useText(writeReviewText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsSubmitting);
  const failure = useSelector(actor, selectFailure);
  const draft = useSelector(actor, selectDraft);
  const isAdding = useSelector(actor, selectIsAddingPicture);
  const pictures = useSelector(actor, selectPictures);
  const canShare = useSelector(actor, selectCanSharePictures);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data, pictures) })}
      onChange={({ currentTarget }) =>
        actor.send({ type: 'review.typed', fields: fieldsOf(new FormData(currentTarget), pictures) })
      }
    >
      <Text tone="soft">{t('lead')}</Text>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <RatingField
        label={t('rating')}
        name="rating"
        words={[
          t('stars', { stars: 1 }),
          t('stars', { stars: 2 }),
          t('stars', { stars: 3 }),
          t('stars', { stars: 4 }),
          t('stars', { stars: 5 }),
        ]}
        {...(draft ? { defaultValue: draft.rating } : {})}
        isRequired
      />
      <TextField label={t('heading')} name="title" defaultValue={draft?.title ?? ''} isRequired />
      <TextField label={t('text')} name="text" rows={6} defaultValue={draft?.text ?? ''} isRequired />
      <SelectField
        label={t('fit')}
        name="fit"
        placeholder={t('noFit')}
        defaultValue={draft?.fit ?? ''}
        options={fits.map((value) => ({ value, label: t(`fits.${value}`) }))}
      />
      <PicturesField actor={actor} />
      {canShare && (
        <Checkbox
          name="sharesPictures"
          size="sm"
          defaultChecked={draft?.sharesPictures ?? false}
          description={t('sharePicturesHint')}
        >
          {t('sharePictures')}
        </Checkbox>
      )}
      <TextField
        label={t('nickname')}
        name="nickname"
        description={t('nicknameHint')}
        maxLength={40}
        defaultValue={draft?.nickname ?? ''}
        autoComplete="nickname"
        isRequired
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy || isAdding}>
        {t('submit')}
      </Button>
    </Form>
  );
}
