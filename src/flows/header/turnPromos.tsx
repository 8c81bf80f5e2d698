import { css } from '@linaria/core';
import type { AnyRouter } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { menuOf } from '#src/flows/shared/menu-of.ts';
import { languageOf } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';
import { media } from '#src/ui/theme/tokens.ts';

/**
 * The button is at the end of the line and halfway up it, in the room that the messages leave it: nothing moves when it
 * comes.
 */
const place = css`
  --target: 2rem;
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center end;
  padding-inline: inherit;
  pointer-events: none;

  & > button {
    margin-inline-end: -0.5rem;
    pointer-events: auto;
  }

  @media ${media.lg} {
    display: none;
  }

  :global() {
    #promo-messages {
      position: relative;
    }
  }
`;

const barId = 'promo-messages';

/**
 * Lets the messages above the header change after the editors' seconds, below lg, where one of them is shown. The chart
 * is `rotation`, in an element of its own: no page loads it first. The checkout has no such line.
 */
export async function turnPromos(router: Pick<AnyRouter, 'state' | 'subscribe'>): Promise<void> {
  const { messages = [], autorotateTime } = menuOf(router)?.promoBar ?? {};
  if (!autorotateTime || messages.length < 2) return;
  const { default: Rotation } = await import('#src/flows/rotation/Rotation.tsx');
  const pace = { seconds: autorotateTime, loops: true };
  const paces = { sm: pace, md: pace };
  let root: Root | null = null;
  const look = () => {
    const list = document.querySelector<HTMLElement>('header > [data-tone] ul');
    const bar = list?.parentElement;
    if (bar?.id === barId) return;
    root?.unmount();
    root = null;
    if (!list || !bar) return;
    // What the chart's actor finds the list by. React does not write these attributes, and so leaves them.
    bar.id = barId;
    list.dataset['slide'] = 'message';
    const button = document.createElement('div');
    button.className = place;
    bar.append(button);
    root = createRoot(button);
    root.render(
      <LanguageContext value={languageOf(document.documentElement.lang)}>
        <Rotation id={barId} count={messages.length} paces={paces} />
      </LanguageContext>,
    );
  };
  look();
  router.subscribe('onRendered', look);
}
