import { useSelector } from '@xstate/react';
import {
  type EventSignUpRef,
  selectDays,
  selectFailure,
  selectIsBusy,
  selectLacksDays,
} from '#machines/event-sign-up/event-sign-up.selectors.ts';
import type { AnnouncedEvent, Attendee } from '#machines/event-sign-up/event-sign-up.types.ts';
import { eventDays } from '#src/domain/event-days.ts';
import { isBlank } from '#src/domain/blank.ts';
import { nameFault } from '#src/domain/person-name.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { eventSignUpText } from '#src/messages/event-sign-up.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { ChipGroup } from '#src/ui/form/ChipGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';

/** In UTC, because the days of an event are those of its place. */
const dayName = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

const plusOneIn = (data: FormData): string | null => String(data.get('plusOne') ?? '').trim() || null;

/** The second step: days, who comes along, and the terms (catalogue 5, Event sign-up). */
export function JoinForm({
  actor,
  event,
  attendee,
}: {
  actor: EventSignUpRef;
  event: AnnouncedEvent;
  attendee: Attendee;
}) {
  const t = useText(eventSignUpText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const days = useSelector(actor, selectDays);
  const lacksDays = useSelector(actor, selectLacksDays);
  const failure = useSelector(actor, selectFailure);
  const guestFault = (value: string): string | null =>
    isBlank(value) || nameFault(value) === null ? null : t('plusOneInvalid');
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => actor.send({ type: 'form.submitted', plusOne: plusOneIn(data) })}>
      {failure && (
        <Notice tone="error" isLive onDismiss={() => actor.send({ type: 'failure.dismissed' })}>
          {wordsOf(failure)}
        </Notice>
      )}
      <TextField label={t('email')} name="email" type="email" value={attendee.email} isReadOnly />
      <ChipGroup
        label={t('days', { count: days.length })}
        name="attendingDays"
        options={eventDays(event).map((day) => ({ value: day, label: dayName(day, locale) }))}
        selected={days}
        onChange={(day) => actor.send({ type: 'day.toggled', day })}
        error={lacksDays ? t('daysMissing') : null}
      />
      {event.enablePlusOne && (
        <TextField label={t('plusOne')} name="plusOne" maxLength={30} autoComplete="off" validate={guestFault} />
      )}
      <Checkbox name="eventTerms" isRequired>
        {t('terms')}
      </Checkbox>
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('join')}
      </Button>
    </Form>
  );
}
