import { camel, pascal } from '../casing.ts';
import { type FlowPlan, inputsOf, keyOf } from './names.ts';

export function modelFiles({ name, form }: FlowPlan): [string, string][] {
  const [c, P] = [camel(name), pascal(name)];
  const { operation, params, given, fields, path } = form;
  const hasInputs = inputsOf(form).length > 0;
  const hasFields = fields.length > 0;
  const folder = `model-tests/${name}/${name}`;
  const input = hasInputs
    ? `{ ${[...params.map((param) => `${param}: '${param}-1'`), ...given.map((field) => `${field.name}: '${field.example}'`)].join(', ')} }`
    : 'undefined';
  return [
    [
      `${folder}.model.ts`,
      `import { ${c}Machine } from '#machines/${name}/${name}.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API400', message: 'refused', status: 400 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

${hasFields ? `export const fields = { ${fields.map((field) => `${field.name}: '${field.example}'`).join(', ')} };\n` : ''}export const input = ${input};

export const send = { 'form.submitted': { type: 'form.submitted'${hasFields ? ', fields' : ''} } } as const;

export const model = modelOf(${c}Machine, {
  input,
  send,
  outcomes: { ${operation}: { done: [undefined], failed: [refused, down] } },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
`,
    ],
    [
      `${folder}.chart.test.ts`,
      `import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refused, send } from './${name}.model.ts';

const submit = send['form.submitted'];

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'what the service accepts is done',
      events: [submit, model.done('${operation}', undefined)],
      ends: 'done',
      refuses: [submit],
    },
    {
      name: 'what was refused is said, and can be sent again',
      events: [submit, model.failed('${operation}', refused), submit, model.failed('${operation}', refused)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(refused),
    },
    {
      name: 'a second press while the service is asked changes nothing',
      events: [submit],
      ends: 'submitting',
      refuses: [submit],
    },
  ],
  waits: {},
});
`,
    ],
    [
      `${folder}.view.test.tsx`,
      `import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { ${P}Form } from '#src/flows/${name}/${P}Form.tsx';
import words from '#src/messages/compiled/en-US/${name}.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './${name}.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <${P}Form actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen${hasFields ? ', { event: { fields } }' : ''}) => {
${
  hasFields
    ? `      const typed = { ${fields.map((field) => `[words.${keyOf(field)}]: fields.${field.name}${field.isRequired ? '' : " ?? ''"}`).join(', ')} };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByRole('textbox', { name: new RegExp(label) });
        await user.clear(field);
        await user.type(field, text);
      }
`
    : ''
}      await user.click(screen.getByRole('button', { name: words.submit }));
    },
  },
  shows: {
    editing: (screen, { context: { failure } }) => {
      expect(screen.getByRole('button', { name: words.submit }).getAttribute('aria-busy')).not.toBe('true');
      if (failure) expect(screen.getByRole('alert').textContent).not.toBe('');
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => {
      expect(screen.getByRole('button', { name: new RegExp(\`^\${words.submit}\`) }).getAttribute('aria-busy')).toBe('true');
    },
    done: (screen) => expect(screen.getByRole('status').textContent).toBe(words.done),
  },
});
`,
    ],
    [
      `${folder}.browser.spec.ts`,
      `import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { dropped, simulated, walkBrowser } from '#model-tests/support/browser.ts';
import words from '#src/messages/compiled/en-US/${name}.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { ${hasFields ? 'fields, ' : ''}${hasInputs ? 'input, ' : ''}model } from './${name}.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: words.submit });

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await page.evaluate((data) => {
      const dialogs = window.__waymark?.charts().find((actor) => (actor as { id?: string }).id === 'dialogs');
      dialogs?.send({ type: 'dialog.requested', name: '${name}', data });
    }, ${hasInputs ? 'input' : '{}'});
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page) => {
${fields.map((field) => `      await dialog(page).getByLabel(words.${keyOf(field)}).fill(fields.${field.name});`).join('\n')}
      await button(page).click();
    },
  },
  causes: {
    ${operation}: {
      request: '**${path.replaceAll(/\{\w+\}/g, '*')}',
      done: () => {},
      failed: { API400: () => simulated('status=400'), UNEXPECTED: () => dropped() },
    },
  },
  shows: {
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      if (failure) await expect(dialog(page).getByRole('alert')).toBeVisible();
      if (failure?.errorId === 'UNEXPECTED') await expect(dialog(page).getByRole('alert')).toContainText(outages.offline);
    },
    submitting: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    done: (page) => expect(dialog(page).getByRole('status')).toHaveText(words.done),
  },
});
`,
    ],
  ];
}
