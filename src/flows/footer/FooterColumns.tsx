import { css } from '@linaria/core';
import type { FooterColumn } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[5]};

  @media ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }

  & h2 {
    margin-block-end: ${space[2]};
    font-size: ${text.sm};
    letter-spacing: -0.01em;
  }

  & a {
    display: inline-block;
    padding-block: calc((2.5rem - 1lh) / 2);
    color: ${colour.inkSoft};
  }

  & a:hover {
    color: ${colour.ink};
  }
`;

/** The columns of links; two per row on a phone. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  const locale = useLocale();
  const t = useText(footerText);
  return (
    <nav className={grid} aria-label={t('footer')}>
      {columns.map(({ id, title, links }) => (
        <div key={id}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ url, text: words }) => (
              <li key={url + words}>
                <Link href={inLocale(locale, url)} variant="quiet" isExternal={url.startsWith('https:')}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
