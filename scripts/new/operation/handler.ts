import { type OperationPlan } from './plan.ts';
import { tableNames } from './table.ts';

const literal = (value: unknown): string => JSON.stringify(value);

/** Returns the file of the handler. */
export function handlerFile(plan: OperationPlan): [string, string] {
  const { id, table, email, section, answer, needsSession, values } = plan;
  const path = `src/commerce/operations/${id}.ts`;
  const reply = `{ status: ${answer.status}, body: ${answer.example === null ? 'undefined' : literal(answer.example)} }`;
  const doc = `/** ${needsSession ? 'Needs a session. ' : ''}See ${section}. */`;
  if (!table)
    return [
      path,
      `import type { Handler } from '../contract.ts';

${doc}
export const ${id} = (): Handler<'${id}'> => async () => (${reply});
`,
    ];
  const { file, row } = tableNames(table);
  const optional = values.filter(({ isRequired }) => !isRequired).map(({ name }) => `${name}: '', `);
  const given = `{ ${optional.join('')}...body, locale }`;
  const save = `await save${row}(${email ? 'tx' : 'database.raw'}, ${given}, now)`;
  return [
    path,
    `import type { Handler } from '../contract.ts';
${
  email
    ? `import { later, type QueueDeps } from '../outbox/outbox.ts';\n`
    : `import type { Clock } from '../clock.ts';\nimport type { Database } from '../db/database.types.ts';\n`
}import { save${row} } from '../${file}/${file}.ts';

${doc}
export const ${id} =
  (${email ? '{ database, clock, outbox }: QueueDeps' : '{ database, clock }: { database: Database; clock: Clock }'}): Handler<'${id}'> =>
  async ({ body, context: { locale } }) => {
    const now = new Date(clock());
${
  email
    ? `    await database.transaction(async (tx) => {
      const id = ${save};
      if (id) await later(tx, [{ id: \`${email}:\${id}\`, kind: '${email}', about: id }], now);
    });
    outbox.wake();`
    : `    ${save};`
}
    return ${reply};
  };
`,
  ];
}
