import { useSelector } from '@xstate/react';
import {
  type CompleteProfileRef,
  selectFailure,
  selectIsBusy,
  selectRefusedField,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import type { Known, PersonDetails } from '#machines/complete-profile/complete-profile.types.ts';
import type { PersonField } from '#machines/shared/person.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { minimalAgeIn, type SignUpFields } from '#src/domain/sign-up.ts';
import { PersonFields } from '#src/flows/shared/PersonFields.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { personText } from '#src/messages/person.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { StepFrame } from './StepFrame.tsx';

const mobile: SignUpFields = { phone: 'required' };
const details: SignUpFields = {
  firstName: 'required',
  lastName: 'required',
  birthDate: 'optional',
  gender: 'optional',
  postalCode: 'optional',
};
const genders = ['female', 'male', 'other'] as const;

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

function detailsIn(data: FormData): PersonDetails {
  const gender = genders.find((one) => one === data.get('gender'));
  const birthDate = textIn(data, 'birthDate');
  return {
    firstName: textIn(data, 'firstName'),
    lastName: textIn(data, 'lastName'),
    postalCode: textIn(data, 'postalCode'),
    ...(birthDate ? { birthDate } : {}),
    ...(gender ? { gender } : {}),
  };
}

interface Props {
  actor: CompleteProfileRef;
  known: Known;
}

/** The step of the mobile number. */
export function MobileForm({ actor, known }: Props) {
  const t = useText(completeProfileText);
  return (
    <StepFrame actor={actor} body={t('mobileBody')}>
      <PersonForm
        actor={actor}
        known={known}
        fields={mobile}
        onSubmit={(data) => actor.send({ type: 'phone.submitted', phone: textIn(data, 'phone') })}
      />
    </StepFrame>
  );
}

/** The step of name, date of birth, gender and postal code. */
export function DetailsForm({ actor, known }: Props) {
  const t = useText(completeProfileText);
  return (
    <StepFrame actor={actor} body={t('detailsBody')}>
      <PersonForm
        actor={actor}
        known={known}
        fields={details}
        onSubmit={(data) => actor.send({ type: 'details.submitted', details: detailsIn(data) })}
      />
    </StepFrame>
  );
}

function PersonForm(props: Props & { fields: SignUpFields; onSubmit: (data: FormData) => void }) {
  const { actor, known, fields, onSubmit } = props;
  const t = useText(completeProfileText);
  const p = useText(personText);
  const locale = useLocale() as LocaleCode;
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const refused = useSelector(actor, selectRefusedField);
  const at = refused !== null && fields[refused] ? refused : null;
  const words = failure && (waitWords(failure) ?? wordsOf(failure));
  const errorOf = (field: PersonField): string | null => {
    if (!failure || at !== field) return null;
    return failure.errorId === 'PRO410' ? p('birthDateTooYoung', { minimalAge: minimalAgeIn(locale) }) : words;
  };
  const { phone, ...values } = known.profile.consumerDetails;
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => onSubmit(data)}>
      <FormError>{at === null && words}</FormError>
      <PersonFields
        fields={fields}
        rules={known.rules}
        errorOf={errorOf}
        values={{ ...values, ...(phone ? { phone: phoneOf(`+${phone}`, { country: null })?.abroad ?? phone } : {}) }}
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  );
}
