import { camel, pascal } from '../casing.ts';
import type { FlowPlan } from './names.ts';

export function chartFiles({ name, title, section, form }: FlowPlan): [string, string][] {
  const [c, P] = [camel(name), pascal(name)];
  const { operation, method, path, params, fields } = form;
  const folder = `machines/${name}/${name}`;
  const hasParams = params.length > 0;
  return [
    [
      `${folder}.types.ts`,
      `import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface ${P}Fields {
${fields.map((field) => `  ${field.name}${field.isRequired ? '' : '?'}: string;`).join('\n')}
}
${
  hasParams
    ? `
/** What the dialog is about; whoever opens it passes this. */
export interface ${P}Input {
${params.map((param) => `  ${param}: string;`).join('\n')}
}
`
    : ''
}
export interface ${P}Context${hasParams ? ` extends ${P}Input` : ''} {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ${P}Event = { type: 'form.submitted'; fields: ${P}Fields };
`,
    ],
    [
      `${folder}.setup.ts`,
      `import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ${[`${P}Context`, `${P}Event`, `${P}Fields`, ...(hasParams ? [`${P}Input`] : [])].join(', ')} } from './${name}.types.ts';

const ports = {
  /** ${method} ${path}; rejects with the ApiFailure. */
  ${operation}: promisePort<void, { fields: ${P}Fields${params.map((param) => `; ${param}: string`).join('')} }>('${operation}'),
};

export type ${P}Ports = typeof ports;

const base = setup({
  types: { context: {} as ${P}Context, events: {} as ${P}Event${hasParams ? `, input: {} as ${P}Input` : ''} },
  actors: ports,
});

export const ${c}Setup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
`,
    ],
    [
      `${folder}.selectors.ts`,
      `import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ${c}Machine } from './${name}.machine.ts';

export type ${P}Ref = ActorRefFrom<typeof ${c}Machine>;
type Snapshot = SnapshotFrom<typeof ${c}Machine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
export const selectIsDone = (snapshot: Snapshot): boolean => snapshot.matches('done');
export const selectFailure = ({ context }: Snapshot) => context.failure;
`,
    ],
    [
      `${folder}.machine.ts`,
      `import { assertEvent } from 'xstate';
import { ${c}Setup } from './${name}.setup.ts';

/** The dialog "${title}". */
export const ${c}Machine = ${c}Setup.createMachine({
  id: '${name}',
  description: 'The dialog “${title}”: a form, the call of the service, and its answer (${section}).',
  context: ${hasParams ? '({ input }) => ({ ...input, failure: null })' : '{ failure: null }'},
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper fills in the form. Why the last try was refused is said above the fields.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service is asked. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: '${operation}',
        src: '${operation}',
        input: ({ ${hasParams ? 'context, ' : ''}event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields${params.map((param) => `, ${param}: context.${param}`).join('')} };
        },
        onDone: { target: 'done' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The service has accepted it, and the dialog says so until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
`,
    ],
  ];
}
