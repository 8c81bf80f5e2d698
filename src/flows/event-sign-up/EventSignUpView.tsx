import { useSelector } from '@xstate/react';
import {
  type EventSignUpRef,
  selectAttendee,
  selectEvent,
  selectIsGuest,
  selectIsJoined,
  selectIsUnavailable,
} from '#machines/event-sign-up/event-sign-up.selectors.ts';
import { eventSignUpText } from '#src/messages/event-sign-up.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { JoinForm } from './JoinForm.tsx';

interface Props {
  actor: EventSignUpRef;
  onClose: () => void;
  onSignIn: () => void;
  onSignUp: () => void;
}

/** The two steps of the dialog, and what confirms them (catalogue 4). */
export function EventSignUpView({ actor, onClose, onSignIn, onSignUp }: Props) {
  const t = useText(eventSignUpText);
  const event = useSelector(actor, selectEvent);
  const attendee = useSelector(actor, selectAttendee);
  const isGuest = useSelector(actor, selectIsGuest);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isJoined = useSelector(actor, selectIsJoined);
  if (isJoined)
    return (
      <Stack gap={5}>
        <Text role="status">{event.confirmationSubtitle ?? t('joined')}</Text>
        <Button isWide onClick={onClose}>
          {t('close')}
        </Button>
      </Stack>
    );
  if (isUnavailable)
    return (
      <Stack gap={5}>
        <Notice tone="error" isLive title={t('unavailable')} />
        <Button variant="secondary" isWide onClick={() => actor.send({ type: 'sign-up.retried' })}>
          {t('retry')}
        </Button>
      </Stack>
    );
  if (isGuest)
    return (
      <Stack gap={5}>
        <Text role="status">{t('guest')}</Text>
        <Button isWide onClick={onSignIn}>
          {t('signIn')}
        </Button>
        <Button variant="secondary" isWide onClick={onSignUp}>
          {t('signUp')}
        </Button>
      </Stack>
    );
  return attendee ? <JoinForm actor={actor} event={event} attendee={attendee} /> : <Spinner label={t('reading')} />;
}
