import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { SkipLink } from '#src/ui/text/Hidden.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Logo } from '#src/ui/text/Logo.tsx';
import { colour, font, media, space, text } from '#src/ui/theme/tokens.ts';
import { type Place, useAddresses } from './addresses.ts';

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
  @media ${media.smOnly} {
    & > div {
      flex-wrap: wrap;
      gap: 0 ${space[3]};
      padding-block-start: ${space[2]};
    }
    & nav {
      margin-inline-start: 0;
      gap: ${space[5]};
      overflow-x: auto;
      width: 100%;
    }
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

/** The frame of every page of the gallery. */
export function GalleryFrame({ here, children }: { here: string; children: ReactNode }) {
  const t = useText(chartsText);
  const { index, map, paths, more } = useAddresses();
  const places: Place[] = [
    { id: 'index', label: t('gallery'), href: index },
    { id: 'map', label: t('map'), href: map },
    ...(paths ? [{ id: 'paths', label: t('paths'), href: paths.index }] : []),
    ...more,
  ];
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <header className={banner}>
        <Container>
          <Link href={index} variant="plain" className={name}>
            <Logo variant="mark" />
            {t('siteName')}
          </Link>
          <nav aria-label={t('charts')}>
            {places.map(({ id, label, href, isOutside }) => (
              <Link
                key={id}
                href={href}
                variant="quiet"
                isCurrent={id === here}
                {...(isOutside ? { target: '_self' } : {})}
              >
                {label}
              </Link>
            ))}
          </nav>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
    </>
  );
}
