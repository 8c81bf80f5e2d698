import { camel, pascal } from '../casing.ts';
import { type Edit, type Edits, withLineBefore } from '../edit.ts';
import { addMailMessages, type Words } from '../messages.ts';
import { editContract } from './contract.ts';
import { emailMessages, taskImports, taskOf } from './email.ts';
import { isPersonal, type OperationPlan } from './plan.ts';
import { tableNames } from './table.ts';

const handlers = 'src/commerce/operations/handlers.ts';
const retention = 'src/commerce/retention';
const outbox = 'src/commerce/outbox';

const replaced =
  (place: RegExp, by: string): Edit =>
  (text) =>
    place.test(text) ? text.replace(place, by) : null;

function registerTable({ table, values, section }: OperationPlan, edits: Edits): void {
  if (!table) return;
  const { file, variable, setting } = tableNames(table);
  const tables = 'src/commerce/db/personal-data/tables.ts';
  edits.change(
    'src/commerce/db/schema.ts',
    withLineBefore(/^export \* from '\.\/schema\.shoppers\.ts';/gm, `export * from './schema.${file}.ts';`),
  );
  edits.change(tables, withLineBefore(/^import \{ type DocTags,/gm, `import { ${variable} } from './${file}.ts';`));
  edits.change(tables, replaced(/\.\.\.shoppers\b/, `...shoppers, ...${variable}`));
  if (!values.some(isPersonal)) return;
  edits.change(
    `${retention}/rules.ts`,
    withLineBefore(
      /^ {2}RETENTION_OUTBOX:/gm,
      `  ${setting}: { table: '${table}', default: '1y', after: 'the request (${section})', ends: 'the row is deleted' },`,
    ),
  );
  edits.change(
    `${retention}/batches.ts`,
    withLineBefore(
      /^ {2}RETENTION_OUTBOX:/gm,
      `  ${setting}: deleteRows('${table}', 'id', 'created_at < $1::timestamptz'),`,
    ),
  );
  edits.change('.env.example', withLineBefore(/^#RETENTION_OUTBOX=/gm, `#${setting}=1y`));
}

function registerEmail({ email, table }: OperationPlan, words: Words, edits: Edits): void {
  if (!email || !table) return;
  edits.change(`${outbox}/outbox.types.ts`, replaced(/(export type LaterKind =[^;]+);/, `$1 | '${email}';`));
  edits.change(`${outbox}/tasks.ts`, withLineBefore(/^import type \{ Mail, Mailer \}/gm, taskImports(email, table)));
  edits.change(`${outbox}/tasks.ts`, withLineBefore(/^ {4}'sign-in-warning':/gm, taskOf(email, table)));
  edits.change(
    `${outbox}/tasks.ts`,
    replaced(/(interface TaskDeps\s+extends [^{]+?)\s*\{/, `$1, ${pascal(email)}Deps {`),
  );
  addMailMessages(camel(email), emailMessages(email), words, edits);
}

/**
 * Edits the files that name a new operation: the contract, the handlers, and with a table or an e-mail the schema,
 * personal data, retention, tasks and messages. Throws if one of them is not written as expected.
 */
export function registerOperation(
  plan: OperationPlan,
  services: Record<string, string>,
  words: Words,
  edits: Edits,
): void {
  const { id, isNew } = plan;
  if (isNew) editContract(plan, services, edits);
  edits.change(
    handlers,
    withLineBefore(/^\n\/\*\* What the operations need, all together\. \*\//gm, `import { ${id} } from './${id}.ts';`),
  );
  edits.change(handlers, withLineBefore(/^ {2}\/\/ Placed orders\.$/gm, `  ${id},`));
  registerTable(plan, edits);
  registerEmail(plan, words, edits);
}
