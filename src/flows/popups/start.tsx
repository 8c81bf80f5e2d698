import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { isLocale } from '#src/domain/locale.ts';
import { inspection, runningCharts } from '#src/flows/shared/inspection.ts';
import { languageOf } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';
import { QuickShopContext, type QuickShopping } from '#src/ui/product/quick-shop-context.ts';
import { Popups } from './Popups.tsx';
import { createPopupsActors } from './popups.actors.ts';

/** A target of editors opens a dialog of the page, whose chart runs below another root. */
const dialogsOfPage: QuickShopping = {
  prepare: () => undefined,
  open: (data, name = 'quick-shop') =>
    runningCharts()
      .find(({ id }) => id === 'dialogs')
      ?.send({ type: 'dialog.requested', name, data }),
};

/**
 * Starts the chart and its view once per page, in an element of their own at its end: the page's HTML is the same for
 * everyone and is cached, and nobody waits for a pop-up. The gallery of charts has none.
 */
export function startPopups(router: Pick<AnyRouter, 'subscribe'>): void {
  const [, locale = ''] = location.pathname.split('/');
  if (!isLocale(locale)) return;
  const logic = popupsMachine.provide({ actors: createPopupsActors({ router, locale }) });
  const actor = createActor(logic, { inspect: inspection() }).start();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <LanguageContext value={languageOf(document.documentElement.lang)}>
      <QuickShopContext value={dialogsOfPage}>
        <Popups actor={actor} />
      </QuickShopContext>
    </LanguageContext>,
  );
}
