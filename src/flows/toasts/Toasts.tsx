import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { useToasts, useToastsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { errorsText } from '#src/messages/errors.ts';
import { noticesText } from '#src/messages/notices.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { Toast, ToastRegion } from '#src/ui/Toast.tsx';

const isNotice = (key: string): key is keyof typeof noticesText.en & string => key in noticesText.en;

/** The messages above the page. Pointing at one, or tabbing into it, stops the clock. */
export function Toasts() {
  const toasts = useToasts(selectToasts);
  const { send } = useToastsRef();
  const say = useText(storefrontText);
  const notice = useText(noticesText);
  const error = useText(errorsText);

  const words = (key: string, values: Record<string, string | number> | undefined): string =>
    isNotice(key) ? notice(key, values) : error(key as keyof typeof errorsText.en & string, values);

  return (
    <ToastRegion label={say('messages')}>
      {toasts.map(({ id, title, message, tone, values }) => (
        <Toast
          key={id}
          title={words(title, values)}
          {...(message ? { message: words(message, values) } : {})}
          tone={tone}
          onDismiss={() => send({ type: 'toast.dismissed', id })}
          onPause={() => send({ type: 'toasts.held' })}
          onResume={() => send({ type: 'toasts.released' })}
        />
      ))}
    </ToastRegion>
  );
}
