import { css } from '@linaria/core';
import type { IconAndTextBlock as IconAndText } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Prose } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';
import { ContentIcon } from './parts/ContentIcon.tsx';
import { ground } from './parts/ground.ts';
import { headingsFrom, htmlInLocale } from './parts/html.ts';
import { TargetLink } from './parts/Target.tsx';
import { textLook } from './parts/text-look.ts';
import { groundOf, textLookOf } from './parts/style-attributes.ts';

const list = css`
  display: grid;
  gap: ${space[6]} clamp(1.5rem, 4vw, 4rem);

  /* Four icons are in two columns if there is no space for four (catalogue 9). */
  &[data-count='4'][data-variant='icon-above-text'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.md} {
    &:not([data-variant='one-column']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-count='3']:not([data-variant='one-column']) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media ${media.lg} {
    &[data-count='4']:not([data-variant='one-column']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  & li {
    display: grid;
    align-content: start;
    gap: ${space[3]};
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${colour.lineStrong};
  }

  /* Side by side, the links are aligned on one line, whatever the length of the text above. */
  &[data-variant='icon-above-text'] li {
    grid-template-rows: auto 1fr auto;
  }

  &:not([data-variant='icon-above-text']) li {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
  }

  &:not([data-variant='icon-above-text']) li > :not([data-icon]) {
    grid-column: 2;
  }

  & :is(h2, h3, h4) {
    font-size: ${text.md};
    letter-spacing: -0.01em;
  }

  & li > div {
    font-size: ${text.sm};
    line-height: 1.5;
  }

  & li > div > :is(h2, h3, h4) + * {
    margin-block-start: ${space[1]};
    color: ${colour.inkSoft};
  }

  & a {
    font-size: ${text.sm};
  }
`;

/** Icons with text (catalogue 3): md, lg and 3xl high (catalogue 9). */
export function IconAndTextBlock({ block, isInside }: { block: IconAndText; isInside?: boolean }) {
  const locale = useLocale();
  const { items, variant = 'icon-above-text', iconSize = 'medium' } = block;
  const level = isInside ? 3 : innerLevelOf(block);
  const words = (html: string) => htmlInLocale(headingsFrom(html, level), locale);
  const icons = (
    <ul className={list} data-variant={variant} data-count={items.length}>
      {items.map(({ icon, richText, target, colours }) => (
        <li key={icon + richText} className={ground} {...groundOf(colours?.background)}>
          <ContentIcon name={icon} size={iconSize} />
          <Prose size="sm" className={textLook} {...textLookOf(colours?.text)} html={words(richText)} />
          {target && <TargetLink target={target} variant="standalone" />}
        </li>
      ))}
    </ul>
  );
  return isInside ? icons : <BlockSection block={block}>{icons}</BlockSection>;
}
