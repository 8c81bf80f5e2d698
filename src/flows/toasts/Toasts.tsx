import { lazy, Suspense } from 'react';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { useToasts } from '#src/flows/storefront/storefront.hooks.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { ToastRegion } from '#src/ui/Toast.tsx';

/** The words of all errors come with the first message: most pages never show one. */
const ToastList = lazy(() => import('./ToastList.tsx'));

/** Where messages appear, above the page. The region stands there from the start, so that readers hear what comes into it. */
export function Toasts() {
  const toasts = useToasts(selectToasts);
  const say = useText(storefrontText);
  return (
    <ToastRegion label={say('messages')}>
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </ToastRegion>
  );
}
