import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { SkipLink } from '#src/ui/Hidden.tsx';
import { Container } from '#src/ui/Layout.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { colour, font, space, text } from '#src/ui/tokens.ts';

const banner = css`
  border-block-end: 1px solid ${colour.line};

  & > div {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 4rem;
  }
  & nav {
    display: flex;
    align-items: center;
    gap: clamp(${space[3]}, 2.5vw, ${space[5]});
    margin-inline-start: auto;
    white-space: nowrap;
    font-size: ${text.sm};
    font-weight: 600;
  }
  & nav a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & nav a:not([aria-current]) {
    text-decoration-line: none;
  }
  & nav [aria-current] {
    box-shadow: inset 0 -2px ${colour.accent};
  }
  @media print {
    display: none;
  }
`;

const name = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: var(--target);
  font-family: ${font.title};
  font-weight: 650;
  letter-spacing: -0.02em;
  white-space: nowrap;

  & svg {
    height: 1.25rem;
  }
`;

const main = css`
  padding-block: ${space[6]} ${space[9]};

  &:focus {
    outline: none;
  }
`;

/** What stands around every page of the gallery. */
export function GalleryFrame({ here, children }: { here: 'index' | 'chart' | 'live'; children: ReactNode }) {
  const say = useText(chartsText);
  return (
    <>
      <SkipLink href="#main">{say('skipToContent')}</SkipLink>
      <header className={banner}>
        <Container>
          <Link href="/charts" variant="plain" className={name}>
            <Logo variant="mark" />
            {say('siteName')}
          </Link>
          <nav aria-label={say('charts')}>
            <Link href="/charts" variant="quiet" isCurrent={here === 'index'}>
              {say('gallery')}
            </Link>
            <Link href="/charts/live" variant="quiet" isCurrent={here === 'live'}>
              {say('live')}
            </Link>
            <a href="/">{say('shop')}</a>
          </nav>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
    </>
  );
}
