import { css } from '@linaria/core';
import { useLocation, useRouterState } from '@tanstack/react-router';
import { languageTag, locales } from '#src/domain/locale.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { colour, media, radius, shadow, space, text } from '#src/ui/theme/tokens.ts';

const box = css`
  position: relative;
  font-size: ${text.sm};

  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: var(--target);
    padding-inline: ${space[4]};
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
  }

  & > summary:hover {
    border-color: ${colour.ink};
  }

  & > ul {
    display: grid;
    min-width: 18rem;
    margin-block-start: ${space[2]};
    padding: ${space[2]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.md};
    background: ${colour.surface};

    @media ${media.md} {
      position: absolute;
      z-index: 1;
      inset-block-end: 100%;
      margin-block: 0 ${space[2]};
      box-shadow: ${shadow.raised};
    }
  }

  & li > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
    padding-inline: ${space[3]};
    text-decoration: none;
  }

  & li > a:hover {
    background: ${colour.sunken};
  }

  & li > a[aria-current] {
    font-weight: 600;
  }
`;

/** What the loader of a route tells of its page; without `locales` every locale has it. */
interface Loaded {
  locales?: readonly string[];
}

/**
 * Links to the same page for other countries, or to their home page if they do not have it. Plain links, because
 * language, currency and prices change.
 */
export function CountrySwitch() {
  const t = useText(footerText);
  const here = useLocale();
  // Only the query of a comparison: another one may hold a code or a search in the words of this language.
  const rest = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname.replace(/^\/[^/]+/, '') + (pathname.endsWith('/compare') ? searchStr : ''),
  });
  const sites: readonly string[] = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as Loaded | undefined)?.locales ?? locales,
  });
  const current = locales.find((locale) => locale === here) ?? 'en-us';
  return (
    <details className={box}>
      <summary aria-label={`${t('country')}: ${t(current)}`}>
        <Icon name="globe" />
        {t(current)}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`/${locale}${sites.includes(locale) ? rest : ''}`}
              lang={languageTag(locale)}
              hrefLang={languageTag(locale)}
              aria-current={locale === current || undefined}
            >
              {t(locale)}
              {locale === current && <Icon name="check" size="sm" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
