import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { causeOf } from '#machines/shared/failure.ts';
import {
  selectHasRoom,
  selectIsAddingPicture,
  selectPictureFailure,
  selectPictures,
  type WriteReviewRef,
} from '#machines/write-review/write-review.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useText } from '#src/messages/text.ts';
import { writeReviewText } from '#src/messages/write-review.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';

const field = css`
  display: grid;
  gap: ${space[3]};

  & legend {
    margin-block-end: ${space[1]};
    font-size: ${text.sm};
    font-weight: 600;
  }

  & li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    align-items: start;
    padding-block-end: ${space[3]};
  }

  & li img {
    width: 5.5rem;
    height: 5.5rem;
    border-radius: ${radius.sm};
    background: ${colour.sunken};
    object-fit: cover;
  }

  & li > div {
    display: grid;
    gap: ${space[1]};
    justify-items: start;
  }

  & li > div > :first-child {
    width: 100%;
  }
`;

const chooser = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: fit-content;
  min-height: var(--target);
  padding-inline: ${space[4]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${colour.ink};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    color: ${colour.inkSoft};
    cursor: default;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;

/** The name of the field that describes a picture. */
export const descriptionName = (id: string): string => `picture-${id}`;

/** The pictures of the review, each with what it shows, and the way to add one. */
export function PicturesField({ actor }: { actor: WriteReviewRef }) {
  const t = useText(writeReviewText);
  const wordsOf = useFailureWords();
  const pictures = useSelector(actor, selectPictures);
  const hasRoom = useSelector(actor, selectHasRoom);
  const isAdding = useSelector(actor, selectIsAddingPicture);
  const failure = useSelector(actor, selectPictureFailure);
  const why = failure && (causeOf(failure) === 'refusal' && failure.status === 400 ? t('noPicture') : wordsOf(failure));
  return (
    <fieldset className={field}>
      <legend>{t('pictures')}</legend>
      <Text size="sm" tone="soft">
        {t('picturesHint')}
      </Text>
      {pictures.length > 0 && (
        <ul>
          {pictures.map(({ id, description, preview }, at) => (
            <li key={id}>
              <img src={preview} alt={t('picture', { number: at + 1 })} width={88} height={88} />
              <div>
                <TextField
                  label={t('pictureShows', { number: at + 1 })}
                  name={descriptionName(id)}
                  maxLength={120}
                  defaultValue={description}
                />
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('removePicture', { number: at + 1 })}
                  onClick={() => actor.send({ type: 'picture.removed', id })}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <label className={chooser}>
        <span>{t(isAdding ? 'addingPicture' : 'addPicture')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={!hasRoom}
          onChange={(event) => {
            const { currentTarget } = event;
            // The form takes every change for something typed.
            event.stopPropagation();
            const file = currentTarget.files?.[0];
            // The same file may be chosen again after a failure.
            currentTarget.value = '';
            if (file) actor.send({ type: 'picture.chosen', file });
          }}
        />
      </label>
      <Text size="sm" tone={why ? 'danger' : 'soft'} role="status">
        {why ?? (isAdding ? t('addingPicture') : !hasRoom && t('enoughPictures'))}
      </Text>
    </fieldset>
  );
}
