import { inLocale } from '#src/domain/locale.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Alone } from './Alone.tsx';

/** A page that does not exist (core 2: Error). */
export function NotFoundPage() {
  return <NotFound home={inLocale(useLocale(), '/')} />;
}

/** The same for a URL without a locale: there is no header for it. */
export function NotFoundAlone() {
  return (
    <Alone>
      <NotFound home="/" />
    </Alone>
  );
}

function NotFound({ home }: { home: string }) {
  const t = useText(storefrontText);
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={t('notFoundTitle')}
        action={<ButtonLink href={home}>{t('notFoundAction')}</ButtonLink>}
      >
        {t('notFoundBody')}
      </EmptyState>
    </Container>
  );
}
