import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container } from '#src/ui/Layout.tsx';

/** A page that does not exist (core 2: Error). */
export function NotFoundPage() {
  const say = useText(storefrontText);
  return (
    <Container width="text">
      <EmptyState level={1} title={say('notFoundTitle')} action={<ButtonLink href="/">{say('notFoundAction')}</ButtonLink>}>
        {say('notFoundBody')}
      </EmptyState>
    </Container>
  );
}
