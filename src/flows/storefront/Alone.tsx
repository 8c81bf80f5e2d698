import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/text/Link.tsx';
import { Logo } from '#src/ui/text/Logo.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const page = css`
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: center;
  align-items: center;
  min-height: 100dvh;
  padding: ${space[6]} 0;
`;

/** A page without header and footer, if they could not be loaded: the shop's name, with a link home. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className={page}>
      <Link href="/" variant="plain">
        <Logo label="Waymark" />
      </Link>
      {children}
    </main>
  );
}
