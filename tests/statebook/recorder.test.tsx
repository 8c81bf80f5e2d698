import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, setup } from 'xstate';
import { levelCoverage } from '#src/chart-kit/walk/levels.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { bodyOf, toldBy } from '#src/chart-kit/statebook/document.ts';
import { recorderOf, type Recording } from '#src/chart-kit/statebook/recorder.ts';
import { unreachable, viewWalker } from '#src/chart-kit/walk/view.tsx';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllEnvs();
});

const recorded = (html: string, change: () => void = () => {}) => {
  document.body.innerHTML = html;
  change();
  return bodyOf(document);
};
const found = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind;

describe('a document that is recorded', () => {
  it('keeps typed, checked, chosen and unfolded values', () => {
    const html = recorded(
      '<input id="n"><input type="checkbox" id="c" value="yes"><textarea></textarea><select><option>1</option><option>2</option></select><details></details>',
      () => {
        found<HTMLInputElement>('#n').value = 'Maya';
        found<HTMLInputElement>('#c').checked = true;
        found<HTMLTextAreaElement>('textarea').value = 'Ring twice';
        found<HTMLSelectElement>('select').value = '2';
        found<HTMLDetailsElement>('details').open = true;
      },
    );
    expect(html).toBe(
      '<input id="n" value="Maya"><input type="checkbox" id="c" value="yes" checked=""><textarea>Ring twice</textarea>' +
        '<select><option>1</option><option selected="">2</option></select><details open=""></details>',
    );
  });

  it('marks visible focus: in a field, not on a pressed button', () => {
    expect(recorded('<input><button>Go</button>', () => found<HTMLElement>('input').focus())).toMatch(
      /<input[^>]*autofocus/,
    );
    expect(recorded('<input><button>Go</button>', () => found<HTMLElement>('button').focus())).not.toContain(
      'autofocus',
    );
    expect(
      recorded('<button data-focus-visible="true">Go</button>', () => found<HTMLElement>('button').focus()),
    ).toContain('autofocus');
  });

  it('has the same ids in every walk, and valid references between elements', () => {
    const html = (a: string, b: string) =>
      `<label for="react-aria-_r_${a}_">x</label><input id="react-aria-_r_${a}_" value="" aria-describedby="_r_${b}_"><p id="_r_${b}_">y</p>`;
    expect(recorded(html('9', '1c'))).toBe(html('0', '1'));
  });

  it('leaves out invisible elements', () => {
    expect(
      recorded(
        '<div data-live-announcer="true">past</div><div></div><template><p>x</p></template><button data-stage="">Open the page</button><p>here</p>',
      ),
    ).toBe('<p>here</p>');
  });

  it('drops element sizes that a DOM without layout gives', () => {
    expect(recorded('<p style="--visual-viewport-height: 768px; --page-width: 0px; color: red;">x</p>')).toBe(
      '<p style="color: red;">x</p>',
    );
  });

  it('anchors a popover to the button that opened it', () => {
    const html = recorded(
      '<input value="" aria-controls="list"><div data-trigger="ComboBox" data-placement="bottom" style="left: 12px"><div id="list"></div></div>',
    );
    expect(html).toMatch(/<input[^>]*anchor-name: --anchor-1/);
    expect(html).toMatch(/position-anchor: --anchor-1/);
    expect(html).not.toContain('12px');
  });

  it('lists its texts and the conditions of its elements, not the pointer', () => {
    const told = toldBy('<p class="a" id="i">Two  left</p><button disabled="" data-hovered="true">Add</button>');
    expect(told).toEqual(['<P class=a>', 'Two left', '<BUTTON disabled=>', 'Add']);
  });
});

const doorMachine = setup({ types: { events: {} as { type: 'door.pushed' } | { type: 'door.locked' } } }).createMachine(
  {
    id: 'door',
    description: 'A door.',
    initial: 'shut',
    states: {
      shut: {
        description: 'Nobody sees in.',
        on: { 'door.pushed': { target: 'swinging' }, 'door.locked': { target: 'locked' } },
      },
      swinging: { description: 'It moves.', on: { 'door.pushed': { target: 'open' } } },
      open: { description: 'Come in.', on: { 'door.pushed': { target: 'shut' } } },
      locked: { description: 'For the night.' },
    },
  },
);
const door = modelOf(doorMachine, {
  input: undefined,
  send: { 'door.pushed': { type: 'door.pushed' }, 'door.locked': { type: 'door.locked' } },
  project: () => null,
  why: 'there are no guards',
});

function Door({ actor }: { actor: ActorRefFrom<typeof doorMachine> }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return (
    <button type="button" onClick={() => actor.send({ type: 'door.pushed' })}>
      {isOpen ? 'Shut it' : 'Open it'}
    </button>
  );
}

async function recordedDoor(): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'statebook-'));
  vi.stubEnv('STATEBOOK', folder);
  const { walks, take, reasonOf, recorder } = viewWalker(door, {
    render: ({ actor }) => <Door actor={actor} />,
    gestures: {
      'door.pushed': (user, page) => user.click(page.getByRole('button')),
      'door.locked': unreachable('it has no key'),
    },
    shows: {
      shut: (page) => page.getByText('Open it'),
      swinging: unreachable('too quick to see'),
      open: (page) => page.getByText('Shut it'),
      locked: (page) => page.getByText('Open it'),
    },
  });
  for (const walk of walks) await take(walk);
  recorder.write(levelCoverage(door, walks, reasonOf).states);
  expect(readdirSync(folder)).toEqual(['door.json']);
  return JSON.parse(readFileSync(join(folder, 'door.json'), 'utf8')) as Recording;
}

describe('a walk that is recorded', () => {
  it('writes a page for every state that shows something, with the path there', async () => {
    const { chart, description, entries } = await recordedDoor();
    expect([chart, description]).toEqual(['door', 'A door.']);
    expect(entries.map(({ id, steps, body }) => [id, steps.map(({ event }) => event), body])).toEqual([
      ['shut', [], '<div><button type="button">Open it</button></div>'],
      ['open', ['door.pushed', 'door.pushed'], '<div><button type="button">Shut it</button></div>'],
    ]);
  });

  it('lists every state without a page, with the reason', async () => {
    const { states, notShown } = await recordedDoor();
    expect(states.map(({ path }) => path)).toEqual(['shut', 'swinging', 'open', 'locked']);
    expect(notShown).toEqual([
      { name: 'swinging', reason: 'too quick to see' },
      { name: 'locked', reason: 'it has no key' },
    ]);
  });

  it('is recorded only if a folder is given', () => {
    vi.stubEnv('STATEBOOK', undefined);
    const { recorder } = viewWalker(door, {
      render: () => null,
      gestures: { 'door.pushed': unreachable('no'), 'door.locked': unreachable('no') },
      shows: { shut: () => {}, swinging: () => {}, open: () => {}, locked: () => {} },
    });
    expect(recorder).toBe(recorderOf(doorMachine, () => null));
  });
});
