import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'menu.opened': { type: 'menu.opened' },
  'menu.closed': { type: 'menu.closed' },
  'section.toggled': [
    { type: 'section.toggled', sectionId: 'women' },
    { type: 'section.toggled', sectionId: 'men' },
  ],
  'route.changed': { type: 'route.changed', path: '/en-us/c/women-1000' },
} as const;

export const model = modelOf(mobileMenuMachine, {
  input: undefined,
  send,
  outcomes: { watchRoute: { failed: [new Error('no router')] } },
  project: ({ expanded }) => [...expanded].sort(),
  why: 'the one guard reads whether a section is unfolded; the order does not matter',
});
