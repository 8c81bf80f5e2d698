import { css } from '@linaria/core';
import type { ContentTextStyle } from '#openapi/generated/waymark.gen.ts';
import { colour, day, font, night, text, title } from '#src/ui/theme/tokens.ts';

/** Small steps are of the text face, large ones of the face of headlines. */
const steps: Record<ContentTextStyle, { size: string; face?: string }> = {
  display: { size: title.display, face: font.title },
  xl: { size: title.xl, face: font.title },
  lg: { size: title.md },
  md: { size: text.lg },
  sm: { size: text.sm },
  xs: { size: text.xs },
};

const sizes = Object.entries(steps)
  .map(
    ([name, { size, face }]) =>
      `&&[data-step='${name}'] { font-size: ${size}; ${face ? `font-family: ${face}; line-height: 1.1;` : ''} }`,
  )
  .join('\n');

/** The colour and the type step that editors gave a text (catalogue 3). Without them it is as its block has it. */
export const textLook = css`
  ${sizes}

  &&[data-ink='ink'] {
    color: ${colour.ink};
  }

  [data-tone='night'] &&[data-ink='ink'] {
    color: ${day.ink};
  }

  &&:is([data-ink='paper'], [data-ink='white']) {
    color: ${night.ink};
  }

  &&[data-ink='stone'] {
    color: ${colour.inkSoft};
  }

  [data-tone='night'] &&[data-ink='stone'] {
    color: ${night['ink-soft']};
  }

  &&[data-ink='moss'] {
    color: ${colour.moss};
  }

  &&[data-ink='signal'] {
    color: ${colour.accentText};
  }
`;
