import { inLocale } from '#src/domain/locale.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';

/** Shown for the URL of a product that does not exist. */
export function ProductNotFound() {
  const t = useText(productText);
  const locale = useLocale();
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={t('notFoundTitle')}
        action={<ButtonLink href={inLocale(locale, '/')}>{t('notFoundAction')}</ButtonLink>}
      >
        {t('notFoundBody')}
      </EmptyState>
    </Container>
  );
}
