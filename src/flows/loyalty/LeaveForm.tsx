import { useSelector } from '@xstate/react';
import {
  type LoyaltyRef,
  selectFailure,
  selectIsAsked,
  selectIsQuitting,
  selectMembership,
} from '#machines/loyalty/loyalty.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

/** The way out of the programme: a button, and the question whether the member means it. */
export function LeaveForm({ actor }: { actor: LoyaltyRef }) {
  const t = useText(loyaltyText);
  const isAsked = useSelector(actor, selectIsAsked);
  const isQuitting = useSelector(actor, selectIsQuitting);
  const failure = useSelector(actor, selectFailure);
  const count = useSelector(actor, selectMembership)?.points ?? 0;
  const failureWords = useFailureWords();
  return (
    <Stack gap={3} {...(isAsked ? { role: 'group', 'aria-label': t('leaveTitle') } : {})}>
      {isAsked && (
        <>
          <Heading level={2} size="md">
            {t('leaveTitle')}
          </Heading>
          <FormError title={failure && t('notLeftTitle')}>{failure && failureWords(failure)}</FormError>
          <Text>{t('leaveBody', { count })}</Text>
        </>
      )}
      <Stack direction="row" gap={3} wrap>
        {isAsked && (
          <Button variant="danger" isBusy={isQuitting} onClick={() => actor.send({ type: 'quitting.confirmed' })}>
            {t('leaveConfirm')}
          </Button>
        )}
        {/* One element, so that the focus stays on it when the question comes and goes. */}
        <Button
          variant={isAsked ? 'secondary' : 'quiet'}
          disabled={isQuitting}
          onClick={() => actor.send({ type: isAsked ? 'quitting.dismissed' : 'quitting.requested' })}
        >
          {t(isAsked ? 'stay' : 'leave')}
        </Button>
      </Stack>
    </Stack>
  );
}
