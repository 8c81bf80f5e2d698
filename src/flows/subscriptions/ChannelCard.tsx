import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectChannel,
  selectFailure,
  type SubscriptionsRef,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import { AccountForm } from '#src/flows/profile/index.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';

/** A card about one channel of messages: its title, why its last change failed, and what can be changed. */
export function ChannelCard(props: {
  actor: SubscriptionsRef;
  channel: NonNullable<ReturnType<typeof selectChannel>>;
  title: string;
  children: ReactNode;
}) {
  const { actor, channel, title, children } = props;
  const t = useText(subscriptionsText);
  const failure = useSelector(actor, selectFailure);
  const isChanged = useSelector(actor, selectChannel) === channel;
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const shown = isChanged ? failure : null;
  return (
    <AccountForm>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <FormError title={shown && failureTitle(shown, t('refusedTitle'))}>
          {shown && (waitWords(shown) ?? failureWords(shown))}
        </FormError>
        {children}
      </Stack>
    </AccountForm>
  );
}
