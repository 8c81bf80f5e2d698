import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const section = css`
  padding-block-end: clamp(3rem, 7vw, 6rem);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const long = css`
  min-height: 100dvh;
`;

interface Press {
  label: string;
  onPress: () => void;
}

/** The frame of what shoppers write about a product: a title, the way to write, and the list or why there is none. */
export function VoicesSection({
  id,
  title,
  invite,
  unavailable,
  isLoading,
  isLong,
  children,
}: {
  id: string;
  title: string;
  /** The button beside the title. */
  invite: Press;
  /** Why there is no list, and the way to try again; null if there is one. */
  unavailable: (Press & { title: string }) | null;
  isLoading: boolean;
  /** What loads fills a window: what is below stays out of sight until then. */
  isLong?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Container as="section" aria-labelledby={`${id}-title`} className={section}>
      <Stack gap={6}>
        <div className={head}>
          <Heading level={2} size="lg" id={`${id}-title`}>
            {title}
          </Heading>
          <Button variant="secondary" size="sm" onClick={invite.onPress}>
            {invite.label}
          </Button>
        </div>
        {unavailable && (
          <Notice
            tone="info"
            title={unavailable.title}
            action={
              <Button variant="quiet" size="sm" onClick={unavailable.onPress}>
                {unavailable.label}
              </Button>
            }
          />
        )}
        {isLoading && (
          <div aria-busy className={isLong ? long : undefined}>
            <Skeleton lines={6} />
          </div>
        )}
        {children}
      </Stack>
    </Container>
  );
}

/** Below such a list: the way to read on, and that more did not come. */
export function ReadOn({
  stuck,
  more,
  isBusy,
}: {
  /** Why more did not come; null if nothing is wrong. */
  stuck: string | null;
  /** Null if there is no more. */
  more: Press | null;
  isBusy: boolean;
}) {
  return (
    <>
      {stuck && <Notice tone="error" isLive title={stuck} />}
      {more && (
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={more.onPress}>
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}
