import type { Screen } from '@testing-library/react';
import { menuOf } from '#model-tests/mega-menu/mega-menu.fixtures.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { MobileMenuView } from '#src/flows/mobile-menu/MobileMenuView.tsx';
import { model } from './mobile-menu.model.ts';

const titles: Record<string, string> = { women: 'Women', men: 'Men' };
const links: Record<string, string> = { women: 'Trail running', men: 'Hiking boots' };

walkView(model, {
  // Loads the panel's code, which comes with its first opening, before the walk looks for it.
  before: async () => {
    await import('#src/flows/mobile-menu/MobileMenuPanel.tsx');
  },
  render: ({ actor }) => <MobileMenuView menu={menuOf('hover')} actor={actor} />,
  gestures: {
    'menu.opened': (user, screen) => user.click(screen.getByRole('button', { name: 'Open the menu', hidden: true })),
    'menu.closed': (user, screen) => user.click(screen.getByRole('button', { name: 'Close' })),
    'section.toggled': async (user, screen, { event }) => {
      await user.click(await screen.findByRole('button', { name: titles[event.sectionId] ?? '' }));
    },
    'route.changed': fromPort('watchRoute'),
  },
  shows: {
    closed: (screen: Screen) => {
      if (screen.queryByRole('dialog')) throw new Error('the panel is still there');
    },
    open: async (screen, { context }) => {
      await screen.findByRole('dialog', { name: 'Menu' });
      for (const [id, link] of Object.entries(links)) {
        const isShown = screen.queryByRole('link', { name: link }) !== null;
        if (isShown !== context.expanded.includes(id)) throw new Error(`the section ${id} is not as the chart has it`);
      }
    },
    closing: () => {},
  },
});
