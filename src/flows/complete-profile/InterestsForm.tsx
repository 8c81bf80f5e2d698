import { useSelector } from '@xstate/react';
import {
  type CompleteProfileRef,
  selectFailure,
  selectIsBusy,
  selectIsEdit,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import type { Known } from '#machines/complete-profile/complete-profile.types.ts';
import { interests, interestsIn, storedInterests } from '#src/domain/interests.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useInterestName } from '#src/flows/shared/useInterestName.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { interestsText } from '#src/messages/interests.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { ChipGroup } from '#src/ui/form/ChipGroup.tsx';
import { StepFrame } from './StepFrame.tsx';

/**
 * The step of the interests; it is also a dialog and a page of its own. Without script it is posted to the page
 * (src/server/posted-forms.ts), with the interests that the form does not list.
 */
export function InterestsForm({ actor, known }: { actor: CompleteProfileRef; known: Known }) {
  const t = useText(completeProfileText);
  const i = useText(interestsText);
  const nameOf = useInterestName();
  const isBusy = useSelector(actor, selectIsBusy);
  const isEdit = useSelector(actor, selectIsEdit);
  const failure = useSelector(actor, selectFailure);
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const locale = useLocale();
  const stored = interestsIn(known.profile.preferences.interests);
  const others = interestsIn(storedInterests([], known.profile.preferences.interests));
  return (
    <StepFrame actor={actor} body={t('interestsBody')}>
      <Form
        method="post"
        action={inLocale(locale, '/account/interests')}
        data-fallback
        isBusy={isBusy}
        onSubmit={(_, data) => {
          const chosen = data.getAll('interests');
          actor.send({ type: 'interests.submitted', interests: interests.filter((one) => chosen.includes(one)) });
        }}
      >
        <FormError>{failure && (waitWords(failure) ?? wordsOf(failure))}</FormError>
        {others.map((one) => (
          <input key={one} type="hidden" name="interests" value={one} />
        ))}
        <ChipGroup
          label={i('interests')}
          isLabelHidden
          name="interests"
          options={interests.map((value) => ({ value, label: nameOf(value) }))}
          defaultSelected={stored}
        />
        <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
          {t(isEdit ? 'saveAlone' : 'save')}
        </Button>
      </Form>
    </StepFrame>
  );
}
