import { useSelector } from '@xstate/react';
import { selectLastEnded, type SubscriptionsRef } from '#machines/subscriptions/subscriptions.selectors.ts';
import type { SavedSubscription } from '#openapi/generated/waymark.gen.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Text } from '#src/ui/text/Text.tsx';

/** Says whom news no longer reach: turned off in the account, by the link of an email, or by the answer STOP. */
export function EndedNews(props: {
  actor: SubscriptionsRef;
  channel: SavedSubscription['channel'];
  shown?: (recipient: string) => string;
}) {
  const { actor, channel, shown = (recipient) => recipient } = props;
  const t = useText(subscriptionsText);
  const recipient = useSelector(actor, (snapshot) => selectLastEnded(snapshot, channel));
  if (recipient === null) return null;
  return (
    <div ref={focusIfLost} tabIndex={-1}>
      <Text role="status">{t('off', { recipient: shown(recipient) })}</Text>
    </div>
  );
}
