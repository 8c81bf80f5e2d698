import { inLocale } from '#src/domain/locale.ts';
import { storePagesText } from '#src/messages/store-pages.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';

/** The page of a store that does not exist. */
export function StoreMissing() {
  const t = useText(storePagesText);
  const locale = useLocale();
  return (
    <Container>
      <EmptyState
        level={1}
        icon="pin"
        title={t('missingTitle')}
        action={<ButtonLink href={inLocale(locale, '/stores')}>{t('all')}</ButtonLink>}
      >
        {t('missingBody')}
      </EmptyState>
    </Container>
  );
}
