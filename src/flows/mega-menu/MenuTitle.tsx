import { css } from '@linaria/core';
import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';

const clipped = `
  position: absolute;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const title = css`
  svg + & {
    margin-inline-start: ${space[2]};
  }

  &[data-shown='hidden'] {
    ${clipped}
  }

  @media ${media.lg} {
    &[data-shown='sm-only'] {
      ${clipped}
    }
  }

  @media ${media.belowLg} {
    &[data-shown='lg-only'] {
      ${clipped}
    }
  }
`;

/** The title of a first-level link: its icon, and its words with emphasis; screen readers always have the words. */
export function MenuTitle({ item: { menuIcon, title: words, titleHtml, titleVisibility } }: { item: MegaMenuItem }) {
  return (
    <>
      {menuIcon && <Icon name={menuIcon} />}
      <span
        className={title}
        data-shown={titleVisibility}
        {...(titleHtml ? { dangerouslySetInnerHTML: { __html: titleHtml } } : { children: words })}
      />
    </>
  );
}
