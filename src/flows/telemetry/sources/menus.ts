import type { MobileMenuEmitted } from '#machines/mobile-menu/mobile-menu.types.ts';
import { type Source, shownType } from '../page.ts';
import { hearCharts } from '#src/flows/shared/hearCharts.ts';

/** Notes presses of the navigation: its links on large screens, its sections that unfold on small ones. */
export const watchMenus: Source = (note, router) => {
  const ending = new AbortController();
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const item = link?.closest<HTMLElement>('li[data-item]')?.dataset['item'];
      if (item) note({ event: 'navigation-clicked', pageType: shownType(router), item });
    },
    { capture: true, signal: ending.signal },
  );
  const end = hearCharts('mobile-menu', (menu) => [
    menu.on('section.expanded', ({ sectionId: section }: MobileMenuEmitted) =>
      note({ event: 'menu-section-expanded', pageType: shownType(router), section }),
    ),
  ]);
  return () => {
    ending.abort();
    end();
  };
};
