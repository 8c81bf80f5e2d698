import { assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type { MobileMenuContext, MobileMenuEmitted, MobileMenuEvent } from './mobile-menu.types.ts';

const ports = {
  /** Sends `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type MobileMenuPorts = typeof ports;

const base = setup({
  types: { context: {} as MobileMenuContext, events: {} as MobileMenuEvent, emitted: {} as MobileMenuEmitted },
  actors: ports,
  guards: {
    isExpanded: ({ context, event }) => {
      assertEvent(event, 'section.toggled');
      return context.expanded.includes(event.sectionId);
    },
  },
  delays: {
    /** Duration of the panel's opening and closing transition (core 9). */
    dialogTransition: 250,
  },
});

export const mobileMenuSetup = base.extend({
  actions: {
    expandSection: base.assign(({ context, event }) => {
      assertEvent(event, 'section.toggled');
      return { expanded: [...context.expanded, event.sectionId] };
    }),
    collapseSection: base.assign(({ context, event }) => {
      assertEvent(event, 'section.toggled');
      return { expanded: context.expanded.filter((id) => id !== event.sectionId) };
    }),
    collapseAll: base.assign({ expanded: [] }),
    reportExpansion: base.emit(({ event }) => {
      assertEvent(event, 'section.toggled');
      return { type: 'section.expanded', sectionId: event.sectionId };
    }),
  },
});
