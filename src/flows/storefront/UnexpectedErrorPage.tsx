import { useLocation } from '@tanstack/react-router';
import { storefrontText } from '#src/messages/storefront.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Alone } from './Alone.tsx';

/** Returns the order that the page was to confirm; null on any other page. */
const orderIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string | null =>
  pathname.endsWith('/order-confirmation') ? (/[?&]order=(WM\d+)(&|$)/.exec(searchStr)?.[1] ?? null) : null;

/**
 * The error page for failures that no chart expected. Its retry button loads the page again, including code that did
 * not load. After a payment it says that there is an order, not a cart; offline, it says what to do.
 */
export function UnexpectedErrorPage() {
  const t = useText(storefrontText);
  const ui = useText(uiText);
  const order = useLocation({ select: orderIn });
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={order ? t('errorOrderTitle') : isOffline ? ui('offlineTitle') : t('errorTitle')}
        action={<Button onClick={() => location.reload()}>{t('errorAction')}</Button>}
      >
        {order ? t('errorOrderBody', { order }) : isOffline ? ui('missing') : t('errorBody')}
      </EmptyState>
    </Container>
  );
}

/** The same if not even the header and footer could be shown. */
export function UnexpectedErrorAlone() {
  return (
    <Alone>
      <UnexpectedErrorPage />
    </Alone>
  );
}
