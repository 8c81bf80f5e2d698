import { css } from '@linaria/core';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { cartText } from '#src/messages/cart.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const line = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Shown without script: the cart needs it. */
export function ScriptNeeded() {
  const t = useText(cartText);
  return (
    <noscript>
      <Notice tone="warning">{t('scriptNeeded')}</Notice>
    </noscript>
  );
}

/** Two lines and a summary while the cart loads; also part of the first HTML. */
export function CartSkeleton() {
  const t = useText(cartText);
  const summary = (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={4} />
      <Skeleton shape="button" />
    </Card>
  );
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Split aside={summary}>
        <Stack gap={6}>
          {[1, 2].map((place) => (
            <div key={place} className={line}>
              <Skeleton shape="picture" />
              <div>
                <Skeleton lines={3} width="half" />
              </div>
            </div>
          ))}
        </Stack>
      </Split>
    </div>
  );
}

/** A department to link to: its title, and its URL in the page's locale. */
export interface Department {
  title: string;
  href: string;
}

/** An empty cart, with links to departments. */
export function EmptyCart({
  hasExpired,
  departments = [],
}: {
  hasExpired: boolean;
  departments?: readonly Department[];
}) {
  const t = useText(cartText);
  const locale = useLocale();
  return (
    <EmptyState
      icon="bag"
      title={t('emptyTitle')}
      action={
        <Stack gap={5} align="center">
          <ButtonLink href={inLocale(locale, '/')} variant="accent" size="lg" iconEnd="arrow-right">
            {t('startShopping')}
          </ButtonLink>
          {departments.length > 0 && (
            <nav aria-label={t('departments')}>
              <Stack as="ul" direction="row" gap={4} wrap justify="center">
                {departments.map(({ title, href }) => (
                  <li key={href}>
                    <Link href={href} variant="standalone">
                      {title}
                    </Link>
                  </li>
                ))}
              </Stack>
            </nav>
          )}
        </Stack>
      }
    >
      {hasExpired ? t('emptyExpired') : t('emptyBody')}
    </EmptyState>
  );
}

interface OutageProps {
  failure: ApiFailure | null;
  onRetry: () => void;
}

/** The cart could not be loaded. */
export function UnreachableCart({ failure, onRetry }: OutageProps) {
  const t = useText(cartText);
  const failureWords = useFailureWords();
  return (
    <EmptyState icon="alert" title={t('unavailableTitle')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('unavailableBody')} {failure && failureWords(failure)}
    </EmptyState>
  );
}

const stale = css`
  margin-block-end: ${space[5]};
`;

/** The last change failed because of an outage. The view shows the service's last answer. */
export function StaleCart({ failure, onRetry }: OutageProps) {
  const t = useText(cartText);
  const failureTitle = useFailureTitle();
  const failureWords = useFailureWords();
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice
      tone="error"
      title={failure ? failureTitle(failure, t('staleTitle')) : t('staleTitle')}
      isLive
      action={retry}
      className={stale}
    >
      {t('staleBody')} {failure && failureWords(failure)}
    </Notice>
  );
}
