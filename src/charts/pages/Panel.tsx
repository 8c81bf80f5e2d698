import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, layer, radius, shadow, space } from '#src/ui/theme/tokens.ts';
import { beside, noRoomBeside } from '../explain/beside.ts';
import { ChartViewer } from './ChartViewer.ts';

const sheet = '46dvh';

const panel = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: auto 0 0 0;
  overflow: auto;
  max-height: ${sheet};
  padding: ${space[3]} var(--gutter) ${space[5]};
  border-block-start: 3px solid ${colour.accent};
  background: ${colour.surface};
  box-shadow: ${shadow.overlay};

  @media ${noRoomBeside} {
    /* What lies under it can be scrolled, and tabbed, to above it. */
    :global(html:has([data-explains])) {
      scroll-padding-block-end: ${sheet};
    }
    :global(body:has([data-explains])) {
      padding-block-end: ${sheet};
    }
  }
  @media ${beside} {
    inset: auto ${space[5]} ${space[5]} auto;
    width: 25rem;
    max-height: 72dvh;
    padding: ${space[3]} ${space[5]} ${space[5]};
    border: 1px solid ${colour.line};
    border-block-start: 3px solid ${colour.accent};
    border-radius: ${radius.md};

    /* Where a column is kept for it, it stands in that, and covers nothing. */
    [data-beside] & {
      position: static;
      width: auto;
      max-height: none;
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

/** The selected part of a drawing, in words beside it; announced to screen readers when it changes. */
export function Panel({ title, explains, children }: { title: string; explains: string; children: ReactNode }) {
  const t = useText(chartsText);
  const { send } = ChartViewer.useActorRef();
  return (
    <section className={panel} aria-label={title} data-explains={explains}>
      <div className={head}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <IconButton icon="close" label={t('close')} onClick={() => send({ type: 'choice.cleared' })} />
      </div>
      {children}
    </section>
  );
}
