import { camel, pascal } from '../casing.ts';
import { type FlowPlan, inputsOf, keyOf } from './names.ts';

export function viewFiles({ name, form }: FlowPlan): [string, string][] {
  const [c, P] = [camel(name), pascal(name)];
  const { operation, method, path, params, given, fields } = form;
  const inputs = inputsOf(form);
  const hasFields = fields.length > 0;
  const portInput = [...(hasFields ? [`fields: ${P}Fields`] : []), ...inputs.map((input) => `${input}: string`)].join(
    '; ',
  );
  const portNames = [...(hasFields ? ['fields'] : []), ...inputs].join(', ');
  const body =
    given.length > 0
      ? `{ ${[...fields.map((field) => `${field.name}: fields.${field.name}`), ...given.map((field) => field.name)].join(', ')} }`
      : 'fields';
  const folder = `src/flows/${name}`;
  const hasInputs = inputs.length > 0;
  const input = hasInputs ? `{ input: { ${inputs.join(', ')} }` : '';
  return [
    [
      `${folder}/${name}.actors.ts`,
      `import { fromPromise } from 'xstate';
import type { ${P}Ports } from '#machines/${name}/${name}.setup.ts';
${hasFields ? `import type { ${P}Fields } from '#machines/${name}/${name}.types.ts';\n` : ''}import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service. */
export const create${P}Actors = (): ${P}Ports => ({
  ${operation}: fromPromise<void, ${portInput ? `{ ${portInput} }` : 'undefined'}>(
    async ({ ${portNames ? `input: { ${portNames} }, ` : ''}signal }) => {
      const { error, response } = await api.${method}('${path}', {
        ${params.length > 0 ? `params: { path: { ${params.join(', ')} } },` : ''}
        ${hasFields || given.length > 0 ? `body: ${body},` : ''}
        signal,
      });
      if (!response.ok) throw new ApiProblem(response.status, error);
    },
  ),
});
`,
    ],
    [
      `${folder}/${P}Form.tsx`,
      `import { useSelector } from '@xstate/react';
import { type ${P}Ref, selectFailure, selectIsBusy, selectIsDone } from '#machines/${name}/${name}.selectors.ts';
${hasFields ? `import type { ${P}Fields } from '#machines/${name}/${name}.types.ts';\n` : ''}import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { ${c}Text } from '#src/messages/${name}.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
${hasFields ? "import { TextField } from '#src/ui/form/TextField.tsx';\n" : ''}import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

${
  hasFields
    ? `/** Returns the typed values${fields.some(({ isRequired }) => !isRequired) ? ' without empty fields' : ''}. */
function fieldsOf(data: FormData): ${P}Fields {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
${fields.map((field) => (field.isRequired ? `    ${field.name}: text('${field.name}'),` : `    ...(text('${field.name}') ? { ${field.name}: text('${field.name}') } : {}),`)).join('\n')}
  };
}

`
    : ''
}export function ${P}Form({ actor }: { actor: ${P}Ref }) {
  const t = useText(${c}Text);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  if (isDone) return <Text role="status">{t('done')}</Text>;
  return (
    <Form isBusy={isBusy} onSubmit={${hasFields ? "(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data) })" : "() => actor.send({ type: 'form.submitted' })"}}>
      <FormError>{failure && wordsOf(failure)}</FormError>
${fields
  .map(
    (field) =>
      `      <TextField label={t('${keyOf(field)}')} name="${field.name}"${field.type === 'email' ? ' type="email" autoComplete="email"' : ''} maxLength={${field.maxLength}}${field.isRequired ? ' isRequired' : ''} />`,
  )
  .join('\n')}
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
`,
    ],
    [
      `${folder}/${P}.tsx`,
      `import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { ${c}Machine } from '#machines/${name}/${name}.machine.ts';
${hasInputs ? `import type { ${P}Input } from '#machines/${name}/${name}.types.ts';\n` : ''}import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { ${c}Text } from '#src/messages/${name}.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { create${P}Actors } from './${name}.actors.ts';
import { ${P}Form } from './${P}Form.tsx';

/** The dialog \`${name}\`.${hasInputs ? ' `data` is the input of its chart.' : ''} */
export default function ${P}({ isOpen, onClose${hasInputs ? ', data' : ''} }: DialogViewProps) {
  const t = useText(${c}Text);
  const logic = useMemo(
    () => withPorts(${c}Machine, () => ${c}Machine.provide({ actors: create${P}Actors() })),
    [],
  );
  ${hasInputs ? `const { ${inputs.join(', ')} } = data as unknown as ${P}Input;\n  ` : ''}const inspect = useInspection();
  const actor = useActorRef(logic, ${hasInputs ? `inspect ? ${input}, inspect } : ${input} }` : 'inspect ? { inspect } : {}'});
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <${P}Form actor={actor} />
    </Dialog>
  );
}
`,
    ],
  ];
}
