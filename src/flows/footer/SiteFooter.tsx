import { css } from '@linaria/core';
import type { Footer } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/Layout.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, media, space, text } from '#src/ui/tokens.ts';

const foot = css`
  margin-block-start: ${space[9]};
  padding-block: ${space[8]} ${space[6]};
  background: ${colour.paper};
  color: ${colour.ink};
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[6]} ${space[5]};
  padding-block: ${space[6]};

  @media ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
  }

  & ul {
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
  }

  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${colour.inkSoft};
    font-size: ${text.sm};
  }
`;

const last = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${colour.line};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${text.sm};
  }

  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`;

/** The foot of every page: what the editors put there. */
export function SiteFooter({ footer }: { footer: Footer }) {
  const locale = useLocale();
  const say = useText(footerText);
  return (
    <footer className={foot} data-tone="night">
      <Container>
        <Logo />
        <nav className={columns} aria-label={say('footer')}>
          {footer.columns.map(({ id, title, links }) => (
            <div key={id}>
              <Heading level={2} size="xs">
                {title}
              </Heading>
              <ul>
                {links.map((target) => (
                  <li key={target.url + target.text}>
                    <Link href={inLocale(locale, target.url)} variant="quiet">
                      {target.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={last}>
          <Text size="sm" tone="soft">
            {footer.copyright}
          </Text>
          <ul>
            {footer.legal.map((target) => (
              <li key={target.url}>
                <Link href={inLocale(locale, target.url)} variant="quiet">
                  {target.text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
