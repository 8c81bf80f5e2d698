import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type CompleteProfileRef,
  selectCount,
  selectHasBack,
  selectIsBusy,
  selectIsEdit,
  selectPlace,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import { focusStep } from '#src/flows/shared/focusStep.ts';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A step: which of how many it is, what it is for, and below its content the ways on and back. */
export function StepFrame({ actor, body, children }: { actor: CompleteProfileRef; body: string; children: ReactNode }) {
  const t = useText(completeProfileText);
  const place = useSelector(actor, selectPlace);
  const count = useSelector(actor, selectCount);
  const isEdit = useSelector(actor, selectIsEdit);
  const hasBack = useSelector(actor, selectHasBack);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Stack gap={5}>
      <div tabIndex={-1} ref={focusStep}>
        {place > 0 && count > 1 && (
          <Text size="sm" tone="soft">
            {t('progress', { place, count })}
          </Text>
        )}
        <Text>{body}</Text>
      </div>
      {children}
      <Stack gap={3}>
        <PageButton
          variant="secondary"
          isWide
          disabled={isBusy}
          page="/account"
          onPress={() => actor.send({ type: 'step.skipped' })}
        >
          {t(isEdit ? 'cancel' : 'later')}
        </PageButton>
        {place > 0 && hasBack && (
          <Button variant="quiet" isWide disabled={isBusy} onClick={() => actor.send({ type: 'step.reversed' })}>
            {t('back')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
