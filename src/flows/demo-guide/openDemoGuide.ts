import type { AnyActorRef } from 'xstate';
import { openInspection, toolDialogs } from '#src/flows/shared/inspection.ts';
import DemoGuide from './DemoGuide.tsx';

/** Returns the chart of the page's dialogs. On a slow device it may start after the page reports hydration. */
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

/** Registers the guide as a dialog of the page and opens it. */
export async function openDemoGuide(): Promise<void> {
  toolDialogs['demo-guide'] = DemoGuide;
  const dialogs = await dialogsOfPage();
  // Clears the mark of an earlier press that opened nothing (src/server/demo-guide.ts): with it, the next press would
  // navigate to the page.
  delete document.querySelector<HTMLElement>('[data-demo-guide]')?.dataset['asked'];
  dialogs.send({ type: 'dialog.requested', name: 'demo-guide' });
}
