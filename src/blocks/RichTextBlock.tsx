import { css, cx } from '@linaria/core';
import type { RichTextBlock as RichText } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Container } from '#src/ui/Layout.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { ground, groundOf } from './parts/ground.ts';
import { htmlInLocale } from './parts/html.ts';
import { margins, marginsOf } from './parts/margins.ts';

const text = css`
  padding-block: clamp(1.25rem, 3vw, 2.5rem);

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

/** Running text; the service has sanitised it. */
export function RichTextBlock({ block, isInside }: { block: RichText; isInside?: boolean }) {
  const { html, alignment, width = 'narrow', colours, bottomMargins } = block;
  const prose = <Prose html={htmlInLocale(html, useLocale())} />;
  if (isInside) return prose;
  return (
    <div className={cx(text, ground, margins)} {...groundOf(colours?.background)} {...marginsOf(bottomMargins)}>
      <Container width={width === 'narrow' ? 'text' : 'page'}>
        <div data-align={alignment} data-width={width}>
          {prose}
        </div>
      </Container>
    </div>
  );
}
