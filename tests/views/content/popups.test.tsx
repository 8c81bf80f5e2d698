import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { Popup } from '#openapi/generated/waymark.gen.ts';
import { consentChanged } from '#src/flows/consent/index.ts';
import { createPopupsActors } from '#src/flows/popups/popups.actors.ts';

const popup = (id: string): Popup => ({ id, name: id, delay: 0, title: id, baselines: [], targets: [] });

let asked: string[] = [];
let resolved: () => void = () => undefined;
let running: ActorRefFrom<typeof popupsMachine> | null = null;

const router: Parameters<typeof createPopupsActors>[0]['router'] = {
  subscribe: (_, listener) => {
    resolved = listener as () => void;
    return () => undefined;
  },
};

const goTo = (path: string) => history.replaceState(null, '', path);

function start(locale: 'en-us' | 'en-gb') {
  const logic = popupsMachine.provide({ actors: createPopupsActors({ router, locale }) });
  running = createActor(logic).start();
  return running;
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json({ popups: [popup('first'), popup('second')] });
  });
});

afterEach(() => {
  running?.stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('shows the first pop-up that this device has not dismissed, and remembers what it dismisses', async () => {
  localStorage.setItem('waymark.popups', 'first,gone');
  goTo('/en-us');
  const actor = start('en-us');
  await waitFor(() => expect(actor.getSnapshot().matches({ offered: 'expanded' })).toBe(true));
  expect(asked).toEqual(['/publish/caas/v1/canvas/popups/en-us']);
  expect(actor.getSnapshot().context.popup?.id).toBe('second');
  actor.send({ type: 'popup.dismissed' });
  await waitFor(() => expect(actor.getSnapshot().value).toBe('dismissed'));
  expect(localStorage.getItem('waymark.popups')).toBe('first,gone,second');
});

it('reads nothing before the question about cookies is answered, and nothing at the checkout', async () => {
  goTo('/en-gb/checkout');
  const actor = start('en-gb');
  expect(actor.getSnapshot().value).toBe('held');
  goTo('/en-gb');
  resolved();
  expect(actor.getSnapshot().value).toBe('held');
  expect(asked).toEqual([]);
  document.cookie = 'wm_consent=1.C0001:1.C0002:0.C0003:0.C0004:0';
  dispatchEvent(new Event(consentChanged));
  await waitFor(() => expect(actor.getSnapshot().matches('offered')).toBe(true));
  goTo('/en-gb/checkout');
  resolved();
  expect(actor.getSnapshot().value).toBe('aside');
  goTo('/en-gb');
  resolved();
  expect(actor.getSnapshot().value).toEqual({ offered: 'minimised' });
});

it('hears of another tab', async () => {
  goTo('/en-us');
  const actor = start('en-us');
  await waitFor(() => expect(actor.getSnapshot().matches('offered')).toBe(true));
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.popups', newValue: 'first' }));
  expect(actor.getSnapshot().value).toBe('dismissed');
});

it('gives way to what has the focus behind it, and not to what is beside it', async () => {
  goTo('/en-us');
  document.body.innerHTML =
    '<a href="#a">behind</a><a href="#b">beside</a><section data-popup="registration"><a href="#c">inside</a></section>';
  const box = (top: number) => () => new DOMRect(0, top, 100, 100);
  const [behind, beside, inside] = screen.getAllByRole('link');
  const place = (element: Element | null | undefined, top: number) =>
    Object.assign(element ?? {}, { getBoundingClientRect: box(top) });
  place(behind, 450);
  place(beside, 100);
  place(document.querySelector('[data-popup]'), 500);
  const actor = start('en-us');
  await waitFor(() => expect(actor.getSnapshot().matches({ offered: 'expanded' })).toBe(true));
  act(() => inside?.focus());
  act(() => beside?.focus());
  expect(actor.getSnapshot().value).toEqual({ offered: 'expanded' });
  act(() => behind?.focus());
  expect(actor.getSnapshot().value).toEqual({ offered: 'minimised' });
});

it('is dismissed by a press on a button of the editors, and not by its title', async () => {
  goTo('/en-us');
  document.body.innerHTML =
    '<section data-popup="newsletter"><button>title</button><div data-part="content"><a href="#a">offer</a></div></section>';
  const actor = start('en-us');
  await waitFor(() => expect(actor.getSnapshot().matches({ offered: 'expanded' })).toBe(true));
  await userEvent.click(screen.getByRole('button'));
  expect(actor.getSnapshot().value).toEqual({ offered: 'expanded' });
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(actor.getSnapshot().value).toBe('dismissed'));
});

it('does without where the service does not answer', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  goTo('/en-us');
  const actor = start('en-us');
  await waitFor(() => expect(actor.getSnapshot().value).toBe('unavailable'));
});
