import { useLocation } from '@tanstack/react-router';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container } from '#src/ui/Layout.tsx';
import { Alone } from './Alone.tsx';

/** The order that the page was to confirm; null on any other page. */
const orderIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }): string | null =>
  pathname.endsWith('/order-confirmation') ? (/[?&]order=(WM\d+)(&|$)/.exec(searchStr)?.[1] ?? null) : null;

/**
 * The last resort of a page: something failed that no chart expected. Trying again loads it anew, code that did not
 * come included. Whoever has paid hears that there is an order, not that there is a cart.
 */
export function UnexpectedErrorPage() {
  const say = useText(storefrontText);
  const order = useLocation({ select: orderIn });
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={say(order ? 'errorOrderTitle' : 'errorTitle')}
        action={<Button onClick={() => location.reload()}>{say('errorAction')}</Button>}
      >
        {order ? say('errorOrderBody', { order }) : say('errorBody')}
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
