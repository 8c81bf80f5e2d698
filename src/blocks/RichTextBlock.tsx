import { css, cx } from '@linaria/core';
import type { RichTextBlock as RichText } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Prose } from '#src/ui/text/Text.tsx';
import { title } from '#src/ui/theme/tokens.ts';
import { ground } from './parts/ground.ts';
import { headingsFrom, htmlInLocale } from './parts/html.ts';
import { margins } from './parts/margins.ts';
import { textLook } from './parts/text-look.ts';
import { groundOf, marginsOf, textLookOf } from './parts/style-attributes.ts';

const text = css`
  & h2 {
    font-size: ${title.md};
  }

  padding-block: clamp(1.25rem, 3vw, 2.5rem);

  &:last-child {
    padding-block-end: clamp(3rem, 6vw, 5.5rem);
  }

  & [data-align='center'] {
    margin-inline: auto;
    text-align: center;
  }

  & [data-align='right'] {
    margin-inline-start: auto;
    text-align: end;
  }

  & [data-width='full'] > * {
    max-width: none;
  }
`;

/** Formatted text. The service has sanitised it. */
export function RichTextBlock({ block, isInside }: { block: RichText; isInside?: boolean }) {
  const { html, alignment, width = 'narrow', colours, bottomMargins } = block;
  const words = htmlInLocale(html, useLocale());
  const look = { className: textLook, ...textLookOf(colours?.text) };
  if (isInside) return <Prose {...look} html={words} />;
  return (
    <div className={cx(text, ground, margins)} {...groundOf(colours?.background)} {...marginsOf(bottomMargins)}>
      <Container width={width === 'narrow' ? 'column' : 'page'}>
        <div data-align={alignment} data-width={width}>
          <Prose {...look} html={headingsFrom(words, 2)} />
        </div>
      </Container>
    </div>
  );
}
