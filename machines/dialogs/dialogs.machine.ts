import { dialogsSetup } from './dialogs.setup.ts';

/** The stack of dialogs. One is shown at a time; a dialog may stay below for later. */
export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  description:
    'Which dialog is open. Opening one closes the last unless it is kept; going to another page closes all (core 2 and 4, Dialogs).',
  context: { stack: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog; the page has the focus.',
      on: { 'dialog.requested': { target: 'opening', actions: 'showDialog' } },
    },
    opening: {
      description: 'A dialog comes in (250 ms). It can be used already.',
      after: { dialogTransition: { target: 'open' } },
      on: {
        'dialog.requested': { target: 'opening', reenter: true, actions: 'showDialog' },
        'dialog.dismissed': { target: 'closing' },
        'route.changed': { target: 'closing', actions: 'keepTopOnly' },
      },
    },
    open: {
      description: 'A dialog has the focus.',
      on: {
        'dialog.requested': { target: 'opening', actions: 'showDialog' },
        'dialog.dismissed': { target: 'closing' },
        'route.changed': { target: 'closing', actions: 'keepTopOnly' },
      },
    },
    closing: {
      description: 'The dialog goes (250 ms); one that was kept below comes back.',
      after: {
        dialogTransition: [
          { guard: 'hasKept', target: 'open', actions: 'forgetTop' },
          { target: 'closed', actions: 'forgetAll' },
        ],
      },
      on: {
        'dialog.requested': { target: 'opening', actions: 'showInsteadOfTop' },
        'route.changed': { actions: 'keepTopOnly' },
      },
    },
  },
});
