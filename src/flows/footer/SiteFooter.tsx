import { css } from '@linaria/core';
import type { ContentTarget, Footer } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { CachedPart } from '#src/ui/behaviour/CachedPart.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Logo } from '#src/ui/text/Logo.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, media, space, text, title as titles } from '#src/ui/theme/tokens.ts';
import { CookieSettings } from './CookieSettings.tsx';
import { CountrySwitch } from './CountrySwitch.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import { NewsletterBox } from './NewsletterBox.tsx';

const foot = css`
  padding-block: clamp(3rem, 6vw, 5.5rem) ${space[6]};
  background: ${colour.paper};
  color: ${colour.ink};

  @media ${media.dark} {
    border-block-start: 1px solid ${colour.line};
  }
`;

const top = css`
  display: grid;
  gap: ${space[7]} clamp(2rem, 6vw, 6rem);

  @media ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const promise = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[5]};

  & > p {
    max-width: 22rem;
    font-family: ${font.title};
    font-size: ${titles.lg};
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.03em;
    word-spacing: 0.07em;
    text-wrap: balance;
  }
`;

const last = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding-block-start: ${space[4]};

  * + & {
    margin-block-start: clamp(2.5rem, 5vw, 4.5rem);
  }

  border-block-start: 1px solid ${colour.line};
  font-size: ${text.sm};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
  }

  & li > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    color: ${colour.inkSoft};
  }

  & li > button {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  & li > button:hover {
    color: ${colour.ink};
    text-decoration-line: underline;
  }
`;

const quiet = css`
  padding-block: ${space[4]} ${space[6]};
  background: ${colour.paper};
  color: ${colour.ink};
`;

/** The footer of the checkout: help and legal links in one line, and no other links. */
export function QuietFooter({ footer }: { footer: Footer }) {
  const help = footer.columns.find(({ id }) => id === 'help')?.links[0];
  return (
    <footer className={quiet}>
      <Container>
        <LastLine footer={footer} help={help} />
      </Container>
    </footer>
  );
}

/** The footer of every page: the editors' content, and the links to other countries. */
export function SiteFooter({ footer }: { footer: Footer }) {
  const t = useText(footerText);
  const social = {
    id: 'social',
    title: t('elsewhere'),
    links: footer.social.map(({ label, url }) => ({ text: label, url })),
  };
  return (
    <footer className={foot} data-tone="night">
      <Container>
        <div className={top}>
          <div className={promise}>
            <Logo />
            <p>{t('promise')}</p>
            {footer.newsletter && <NewsletterBox newsletter={footer.newsletter} />}
            <CountrySwitch />
          </div>
          <CachedPart name="footer">
            <FooterColumns columns={footer.social.length > 0 ? [...footer.columns, social] : footer.columns} />
          </CachedPart>
        </div>
        <LastLine footer={footer} />
      </Container>
    </footer>
  );
}

function LastLine({ footer, help }: { footer: Footer; help?: ContentTarget | undefined }) {
  const locale = useLocale();
  return (
    <div className={last}>
      <Text size="sm" tone="soft">
        {footer.copyright}
      </Text>
      <ul>
        {(help ? [help, ...footer.legal] : footer.legal).map(({ url, text: words }) => (
          <li key={url}>
            <Link href={inLocale(locale, url)} variant="quiet">
              {words}
            </Link>
          </li>
        ))}
        <CookieSettings />
      </ul>
    </div>
  );
}
