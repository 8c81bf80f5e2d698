import { openInspection, toolDialogs } from '#src/flows/inspection.ts';
import DemoGuide from './DemoGuide.tsx';

/** Puts the guide among the dialogs of the page, and asks for it. */
export function openDemoGuide(): void {
  toolDialogs['demo-guide'] = DemoGuide;
  // A press that opened nothing (src/server/demo-guide.ts) leads to the page at the next.
  delete document.querySelector<HTMLElement>('[data-demo-guide]')?.dataset['asked'];
  openInspection()
    .charts()
    .find(({ id }) => id === 'dialogs')
    ?.send({ type: 'dialog.requested', name: 'demo-guide' });
}
