import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';

/** Shown without script on a page of orders. */
export function NeedsScript() {
  const t = useText(orderText);
  return (
    <noscript>
      <Notice tone="warning">{t('scriptNeeded')}</Notice>
    </noscript>
  );
}

/** Shown while one order or the order history loads. */
export function Loading({ children }: { children: string }) {
  return (
    <Stack gap={5} aria-busy>
      <LiveRegion>{children}</LiveRegion>
      <NeedsScript />
      <Skeleton shape="title" width="half" />
      <Skeleton lines={6} />
    </Stack>
  );
}

/** Shown if loading failed, with a retry button. */
export function Unavailable({
  title,
  retry,
  onRetry,
  children,
}: {
  title: string;
  retry: string;
  onRetry: () => void;
  children: string;
}) {
  return (
    <EmptyState level={1} icon="alert" title={title} action={<Button onClick={onRetry}>{retry}</Button>}>
      {children}
    </EmptyState>
  );
}
