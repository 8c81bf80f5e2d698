import { css } from '@linaria/core';
import { colour, media, night } from '#src/ui/theme/tokens.ts';

/** The background of a block. Its text colours depend on it. */
export const ground = css`
  &[data-ground='ink'] {
    background: ${colour.paper};
    color: ${colour.ink};
  }

  &[data-ground='paper'] {
    background: ${colour.paper};
  }

  &[data-ground='white'] {
    background: ${colour.surface};
  }

  &[data-ground='stone'] {
    background: ${colour.sunken};
  }

  &[data-ground='moss'] {
    --ink: ${colour.onMoss};
    --ink-soft: ${colour.onMoss};
    --paper: ${colour.moss};
    background: ${colour.moss};
    color: ${colour.onMoss};

    @media ${media.dark} {
      --ink: ${night.ink};
      --ink-soft: ${night['ink-soft']};
      --paper: ${colour.mossSoft};
      background: ${colour.mossSoft};
      color: ${night.ink};
    }
  }

  &[data-ground='signal'] {
    --ink: ${colour.onAccent};
    --ink-soft: ${colour.onAccent};
    --paper: ${colour.accent};
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
`;
