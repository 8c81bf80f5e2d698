import { useSelector } from '@xstate/react';
import { selectFailure, selectNotice } from '#machines/order/order.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Notice } from '#src/ui/text/Notice.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';

/** The result of the last action, above the order, until it is dismissed. */
export function OrderNotice({ actor }: { actor: OrderRef }) {
  const t = useText(orderText);
  const wordsOf = useFailureWords();
  const notice = useSelector(actor, selectNotice);
  const failure = useSelector(actor, selectFailure);
  if (!notice) return null;
  const body =
    notice === 'tooLate' ? t('tooLateBody') : notice === 'resent' ? t('resentBody') : failure && wordsOf(failure);
  const tone = notice === 'resent' ? 'success' : notice === 'tooLate' ? 'info' : 'error';
  return (
    <Notice
      key={notice}
      isLive
      tone={tone}
      title={t(notice)}
      onDismiss={() => actor.send({ type: 'notice.dismissed' })}
    >
      {body}
    </Notice>
  );
}
