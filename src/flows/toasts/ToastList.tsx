import type { Toast as ToastFacts } from '#machines/toasts/toasts.types.ts';
import { useCartRef, useToastsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { errorsText } from '#src/messages/errors.ts';
import { noticesText } from '#src/messages/notices.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Toast } from '#src/ui/Toast.tsx';

const isNotice = (key: string): key is keyof typeof noticesText.en & string => key in noticesText.en;

/** Asks the cart once more for what did not reach the service. */
function Again({ change, onAsk }: { change: NonNullable<ToastFacts['again']>; onAsk: () => void }) {
  const cart = useCartRef();
  const say = useText(storefrontText);
  const ask = () => {
    cart.send({ type: 'change.requested', ...change });
    onAsk();
  };
  return (
    <Button size="sm" variant="secondary" onClick={ask}>
      {say('errorAction')}
    </Button>
  );
}

/** The messages in their words. Pointing at one, or tabbing into it, stops the clock. */
export default function ToastList({ toasts }: { toasts: ToastFacts[] }) {
  const { send } = useToastsRef();
  const notice = useText(noticesText);
  const error = useText(errorsText);

  const words = (key: string, values: Record<string, string | number> | undefined): string =>
    isNotice(key) ? notice(key, values) : error(key as keyof typeof errorsText.en & string, values);

  return toasts.map(({ id, title, message, tone, values, again }) => (
    <Toast
      key={id}
      title={words(title, values)}
      {...(message ? { message: words(message, values) } : {})}
      tone={tone}
      {...(again ? { action: <Again change={again} onAsk={() => send({ type: 'toast.dismissed', id })} /> } : {})}
      onDismiss={() => send({ type: 'toast.dismissed', id })}
      onPause={() => send({ type: 'toasts.held' })}
      onResume={() => send({ type: 'toasts.released' })}
    />
  ));
}
