import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { useFocusOnArrival } from '#src/flows/shared/focusOnArrival.ts';
import { profileText } from '#src/messages/profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
  min-height: 100svh;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

const lead = css`
  max-width: 38rem;
`;

const column = css`
  max-width: 38rem;
`;

/** A form in a part of the account: on its own ground, as wide as a form. */
export function AccountForm({ children }: { children: ReactNode }) {
  return <Card className={column}>{children}</Card>;
}

/** The frame of a page of the account, whatever it shows. */
export function AccountPage({ children }: { children: ReactNode }) {
  return <Container className={page}>{children}</Container>;
}

/** A part of the account under its title, with the way back to the overview. */
export function AccountPart({ title, body, children }: { title: string; body?: ReactNode; children: ReactNode }) {
  const t = useText(profileText);
  const locale = useLocale();
  const focus = useFocusOnArrival();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Breadcrumbs
          label={t('path')}
          items={[{ label: t('title'), href: inLocale(locale, '/account') }, { label: title }]}
        />
        <Heading level={1} size="xl" ref={focus} tabIndex={-1}>
          {title}
        </Heading>
        {body && (
          <Text tone="soft" className={lead}>
            {body}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
