import type { ErrorComponentProps } from '@tanstack/react-router';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container } from '#src/ui/Layout.tsx';

/** The last resort of a page: something failed that no chart expected. Trying again renders it anew. */
export function UnexpectedErrorPage({ reset }: ErrorComponentProps) {
  const say = useText(storefrontText);
  return (
    <Container width="text">
      <EmptyState level={1} title={say('errorTitle')} action={<Button onClick={reset}>{say('errorAction')}</Button>}>
        {say('errorBody')}
      </EmptyState>
    </Container>
  );
}
