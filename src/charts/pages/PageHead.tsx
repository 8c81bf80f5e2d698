import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Eyebrow, Heading } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const head = css`
  margin-block: ${space[5]};

  & > p {
    max-width: 46rem;
  }
`;

/** The head of every page of the gallery and its reports: its section, its title, and its subject. */
export function PageHead({
  eyebrow,
  title,
  size,
  children,
}: {
  eyebrow: string;
  title: string;
  size?: 'lg';
  children: ReactNode;
}) {
  return (
    <Stack className={head} gap={3}>
      <Eyebrow hasBlaze>{eyebrow}</Eyebrow>
      <Heading level={1} {...(size ? { size } : {})}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
