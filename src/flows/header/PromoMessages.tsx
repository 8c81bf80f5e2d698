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

  /* One message has the line; the others are beside it, to swipe to. Its ends are for the button that pauses them. */
  @media ${media.belowLg} {
    justify-content: start;
    gap: 0;
    margin-inline: 1.5rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-behavior: smooth;
    scrollbar-width: none;

    & > li {
      display: grid;
      align-content: center;
      flex: 0 0 100%;
      scroll-snap-align: start;
    }
  }
`;

/** The line above the header. Its messages change by themselves once the page is idle (turnPromos.tsx). */
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
