import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { colour, layer, media, radius, shadow, space } from '#src/ui/tokens.ts';
import { beside } from './beside.ts';
import { ChartViewer } from './ChartViewer.ts';

const panel = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: auto 0 0 0;
  overflow: auto;
  max-height: 52dvh;
  padding: ${space[3]} ${space[5]} ${space[5]};
  border-block-start: 3px solid ${colour.accent};
  background: ${colour.surface};
  box-shadow: ${shadow.overlay};

  @media ${media.md} {
    inset: auto ${space[5]} ${space[5]} auto;
    width: 25rem;
    max-height: 72dvh;
    border: 1px solid ${colour.line};
    border-block-start: 3px solid ${colour.accent};
    border-radius: ${radius.md};
  }
  /* Where a column is kept for it, it stands in that, and covers nothing. */
  @media ${beside} {
    [data-beside] > & ,
    [data-beside] > [aria-live] > & {
      position: static;
      width: auto;
      max-height: none;
      padding: ${space[3]} ${space[4]} ${space[5]};
      box-shadow: none;
    }
  }
  @media print {
    display: none;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-end: ${space[2]};

  & h2 {
    overflow-wrap: anywhere;
  }
`;

/** What was chosen in a drawing, in words beside it; says itself when the choice changes. */
export function Panel({ title, explains, children }: { title: string; explains: string; children: ReactNode }) {
  const say = useText(chartsText);
  const { send } = ChartViewer.useActorRef();
  return (
    <section className={panel} aria-label={title} data-explains={explains}>
      <div className={head}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <IconButton icon="close" label={say('close')} onClick={() => send({ type: 'choice.cleared' })} />
      </div>
      {children}
    </section>
  );
}
