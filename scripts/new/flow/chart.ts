import { camel, pascal } from '../casing.ts';
import { type FlowPlan, inputsOf } from './names.ts';

export function chartFiles({ name, title, section, form }: FlowPlan): [string, string][] {
  const [c, P] = [camel(name), pascal(name)];
  const { operation, method, path, fields } = form;
  const inputs = inputsOf(form);
  const hasFields = fields.length > 0;
  const portInput = [...(hasFields ? [`fields: ${P}Fields`] : []), ...inputs.map((input) => `${input}: string`)].join(
    '; ',
  );
  const folder = `machines/${name}/${name}`;
  const hasInputs = inputs.length > 0;
  return [
    [
      `${folder}.types.ts`,
      `import type { ApiFailure } from '#machines/shared/failure.ts';

${
  hasFields
    ? `/** What the shopper fills in. */
export interface ${P}Fields {
${fields.map((field) => `  ${field.name}${field.isRequired ? '' : '?'}: string;`).join('\n')}
}
`
    : ''
}${
        hasInputs
          ? `
/** What the dialog is about; whoever opens it passes this. */
export interface ${P}Input {
${inputs.map((input) => `  ${input}: string;`).join('\n')}
}
`
          : ''
      }
export interface ${P}Context${hasInputs ? ` extends ${P}Input` : ''} {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ${P}Event = { type: 'form.submitted'${hasFields ? `; fields: ${P}Fields` : ''} };
`,
    ],
    [
      `${folder}.setup.ts`,
      `import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ${[`${P}Context`, `${P}Event`, ...(hasFields ? [`${P}Fields`] : []), ...(hasInputs ? [`${P}Input`] : [])].join(', ')} } from './${name}.types.ts';

const ports = {
  /** ${method} ${path}; rejects with the ApiFailure. */
  ${operation}: promisePort<void, ${portInput ? `{ ${portInput} }` : 'undefined'}>('${operation}'),
};

export type ${P}Ports = typeof ports;

const base = setup({
  types: { context: {} as ${P}Context, events: {} as ${P}Event${hasInputs ? `, input: {} as ${P}Input` : ''} },
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
      `${hasFields ? "import { assertEvent } from 'xstate';\n" : ''}import { ${c}Setup } from './${name}.setup.ts';

/** The dialog "${title}". */
export const ${c}Machine = ${c}Setup.createMachine({
  id: '${name}',
  description: 'The dialog “${title}”: a form, the call of the service, and its answer (${section}).',
  context: ${hasInputs ? '({ input }) => ({ ...input, failure: null })' : '{ failure: null }'},
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
${
  hasFields
    ? `        input: ({ ${hasInputs ? 'context, ' : ''}event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields${inputs.map((input) => `, ${input}: context.${input}`).join('')} };
        },
`
    : hasInputs
      ? `        input: ({ context }) => ({ ${inputs.map((input) => `${input}: context.${input}`).join(', ')} }),
`
      : ''
}        onDone: { target: 'done' },
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
