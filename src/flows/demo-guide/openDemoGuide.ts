import type { AnyActorRef } from 'xstate';
import { openInspection, toolDialogs } from '#src/flows/shared/inspection.ts';
import DemoGuide from './DemoGuide.tsx';

/** The chart of the page's dialogs. A slow machine hydrates it after the page has said that it is hydrated. */
const dialogsOfPage = (): Promise<AnyActorRef> =>
  new Promise((resolve) => {
    const page = openInspection();
    const look = () => {
      const dialogs = page.charts().find(({ id }) => id === 'dialogs');
      if (!dialogs) return;
      stop();
      resolve(dialogs);
    };
    const stop = page.observe(look);
    look();
  });

/** Puts the guide among the dialogs of the page, and asks for it. */
export async function openDemoGuide(): Promise<void> {
  toolDialogs['demo-guide'] = DemoGuide;
  const dialogs = await dialogsOfPage();
  // A press that opened nothing (src/server/demo-guide.ts) leads to the page at the next.
  delete document.querySelector<HTMLElement>('[data-demo-guide]')?.dataset['asked'];
  dialogs.send({ type: 'dialog.requested', name: 'demo-guide' });
}
