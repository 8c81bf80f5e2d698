import { useLocation } from '@tanstack/react-router';
import { outagesText } from '#src/messages/outages.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { useLabels } from '#src/ui/theme/labels.ts';
import { Alone } from './Alone.tsx';

/** The order that the page was to confirm; null on any other page. */
const orderIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string | null =>
  pathname.endsWith('/order-confirmation') ? (/[?&]order=(WM\d+)(&|$)/.exec(searchStr)?.[1] ?? null) : null;

/**
 * The last resort of a page: something failed that no chart expected. Trying again loads it anew, code that did not
 * come included. Whoever has paid hears that there is an order, not that there is a cart; whoever is offline, what to
 * do about it.
 */
export function UnexpectedErrorPage() {
  const say = useText(storefrontText);
  const outage = useText(outagesText);
  const { missing } = useLabels();
  const order = useLocation({ select: orderIn });
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={order ? say('errorOrderTitle') : isOffline ? outage('offlineTitle') : say('errorTitle')}
        action={<Button onClick={() => location.reload()}>{say('errorAction')}</Button>}
      >
        {order ? say('errorOrderBody', { order }) : isOffline ? missing : say('errorBody')}
      </EmptyState>
    </Container>
  );
}

/** The same where not even the header and footer could be shown: it is all there is. */
export function UnexpectedErrorAlone() {
  return (
    <Alone>
      <UnexpectedErrorPage />
    </Alone>
  );
}
