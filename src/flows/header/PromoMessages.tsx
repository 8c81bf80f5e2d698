import { css } from '@linaria/core';
import type { PromoBarBlock } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: flex;
  justify-content: center;
  gap: ${space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li:not(:first-child) {
    display: none;

    @media ${media.lg} {
      display: list-item;
    }
  }
`;

/** The line above the header; a phone shows only the first message. */
export function PromoMessages({ messages }: { messages: PromoBarBlock['messages'] }) {
  const locale = useLocale();
  return (
    <ul className={list}>
      {messages.map(({ text, target }) => (
        <li key={text}>
          {target ? (
            <Link href={inLocale(locale, target.url)} variant="quiet">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
