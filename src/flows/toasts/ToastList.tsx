import { useSelector } from '@xstate/react';
import { areSameToasts, selectToasts } from '#machines/toasts/toasts.selectors.ts';
import type { Toast } from '#machines/toasts/toasts.types.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { errorsText } from '#src/messages/errors.ts';
import { noticesText } from '#src/messages/notices.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { withAnyValues } from '#src/messages/message.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Toasts } from '#src/ui/overlay/Toast.tsx';
import type { ToastsProps } from './toasts.props.ts';

const isNotice = (key: string): key is keyof typeof noticesText.en & string => key in noticesText.en;

/** A retry button for all changes that did not reach the service. */
function Again({ cartRef, changes, onAsk }: { cartRef: CartRef; changes: Toast['again']; onAsk: () => void }) {
  const t = useText(storefrontText);
  const ask = () => {
    for (const change of changes) cartRef.send({ type: 'change.requested', ...change });
    onAsk();
  };
  return (
    <Button size="sm" variant="secondary" onClick={ask}>
      {t('errorAction')}
    </Button>
  );
}

/** The toasts with their messages. Hover or focus pauses the timer. */
export default function ToastList({ actor, cartRef }: ToastsProps) {
  const { send } = actor;
  const toasts = useSelector(actor, selectToasts, areSameToasts);
  const t = useText(storefrontText);
  const notice = withAnyValues(useText(noticesText));
  const error = withAnyValues(useText(errorsText));

  const words = (key: string, values: Record<string, string | number> | undefined): string =>
    isNotice(key) ? notice(key, values) : error(key as keyof typeof errorsText.en & string, values);
  const dismiss = (id: number) => send({ type: 'toast.dismissed', id });

  return (
    <Toasts
      label={t('messages')}
      toasts={toasts.map(({ id, title, message, tone, values, again }) => ({
        id,
        tone,
        title: words(title, values),
        message: message && words(message, values),
        action: again.length > 0 && <Again cartRef={cartRef} changes={again} onAsk={() => dismiss(id)} />,
      }))}
      onDismiss={dismiss}
      onHold={() => send({ type: 'toasts.held' })}
      onRelease={() => send({ type: 'toasts.released' })}
    />
  );
}
