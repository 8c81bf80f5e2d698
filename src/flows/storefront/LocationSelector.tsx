import { css } from '@linaria/core';
import type { LocationCountry, LocationSelector as Locations } from '#openapi/generated/waymark.gen.ts';
import { languageTag } from '#src/domain/locale.ts';
import { locationSelectorText } from '#src/messages/location-selector.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';

const page = css`
  display: grid;
  gap: ${space[7]};
  min-height: 60svh;
  align-content: start;
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem);
`;

const words = css`
  display: grid;
  gap: ${space[3]};
  max-width: 44rem;
`;

const region = css`
  display: grid;
  gap: ${space[3]};
`;

const countries = css`
  display: grid;
  gap: 0 ${space[6]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-block: ${space[4]};
    border-block-start: 1px solid ${colour.line};
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
  }

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: var(--target);
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }

  & a[aria-current] {
    font-weight: 600;
  }
`;

/** A choice of country and language. Plain links, because language, currency and prices change. */
export function LocationSelector({ regions }: Locations) {
  const t = useText(locationSelectorText);
  return (
    <Container className={page}>
      <div className={words}>
        <Heading level={1} size="xl">
          {t('heading')}
        </Heading>
        <Text tone="soft">{t('intro')}</Text>
      </div>
      {regions.map(({ id, countries: all }) => (
        <section key={id} className={region} aria-labelledby={`region-${id}`}>
          <Heading level={2} size="md" id={`region-${id}`}>
            {t(id)}
          </Heading>
          <ul className={countries}>
            {all.map((country) => (
              <Country key={country.code} country={country} />
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}

function Country({ country: { name, currency, locales } }: { country: LocationCountry }) {
  const t = useText(locationSelectorText);
  const here = useLocale();
  const [first] = locales;
  return (
    <li>
      <Heading level={3} size="sm" lang={first && languageTag(first.locale)}>
        {name}
      </Heading>
      <Text size="sm" tone="soft">
        {currency}
      </Text>
      <ul>
        {locales.map(({ locale, language }) => (
          <li key={locale}>
            <a
              href={`/${locale}`}
              lang={languageTag(locale)}
              hrefLang={languageTag(locale)}
              aria-label={`${language}, ${name}`}
              aria-current={locale === here || undefined}
              title={locale === here ? t('current') : undefined}
            >
              {language}
              {locale === here && <Icon name="check" size="sm" />}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
