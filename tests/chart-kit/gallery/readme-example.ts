import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { galleryOf } from '#src/chart-kit/gallery/gallery.tsx';
import { recordOf } from '#src/chart-kit/records/record-of.ts';

const doorMachine = setup({
  types: { events: {} as { type: 'door.pushed' } | { type: 'key.turned' } },
  delays: { closing: 5_000 },
}).createMachine({
  id: 'door',
  description: 'A door that closes by itself.',
  initial: 'closed',
  states: {
    closed: { on: { 'door.pushed': { target: 'open' }, 'key.turned': { target: 'locked' } } },
    open: { after: { closing: { target: 'closed' } } },
    locked: { on: { 'key.turned': { target: 'closed' } } },
  },
});

const model = modelOf(doorMachine, {
  input: undefined,
  send: { 'door.pushed': { type: 'door.pushed' }, 'key.turned': { type: 'key.turned' } },
  project: () => null,
  why: 'there is no context that a guard could ask',
});

/** Writes index.html, door.html and the drawing as door.svg, and returns the transitions that no path takes. */
export async function build(folder: string): Promise<readonly string[]> {
  const record = recordOf(model);
  for (const { file, content } of await galleryOf([{ machine: doorMachine, record }]))
    writeFileSync(join(folder, file), content);
  return record.coverage.transitions.missing;
}
