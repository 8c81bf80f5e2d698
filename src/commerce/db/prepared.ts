import { setImmediate as turn } from 'node:timers/promises';
import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { Each } from './database.types.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

interface Prepared {
  name: string;
  /** Types of the parameters, as PostgreSQL numbers them. */
  types: number[];
  /** Describes the columns of the result rows. */
  columns: Messages;
}

/** Maximum number of prepared statements. The shop has fewer; generated statements must not fill the memory. */
const MOST = 256;

/** How long a plan is used, in milliseconds. Unlike a server, PGlite does not notice that a table has grown. */
const PLANS_LAST = 60_000;

const { bind, describe, execute, parse: parseText, query, sync } = protocol.serialize;

/**
 * Runs statements on PGlite as a driver does on a server. Each text is parsed and planned once. After that a call sends
 * one message instead of six (decision 015).
 */
export function createPrepared(client: PGlite): { each: Each; forget(): Promise<void> } {
  const known = new Map<string, Prepared>();
  let made = 0;
  let plansUntil = performance.now() + PLANS_LAST;

  const prepared = async (sql: string): Promise<Prepared> => {
    const name = `statement_${(made += 1)}`;
    const { messages } = await client.execProtocol(
      Buffer.concat([parseText({ name, text: sql }), describe({ type: 'S', name }), sync()]),
    );
    const types = parse.parseDescribeStatementResults(messages);
    const statement = { name, types, columns: messages.filter((message) => message.name === 'rowDescription') };
    known.set(sql, statement);
    return statement;
  };

  const forget = async (): Promise<void> => {
    await client.execProtocol(query('DEALLOCATE ALL'));
    known.clear();
  };

  const tidied = async (): Promise<void> => {
    if (known.size >= MOST) await forget();
    if (performance.now() < plansUntil) return;
    plansUntil = performance.now() + PLANS_LAST;
    await client.execProtocol(query('DISCARD PLANS'));
  };

  const run = async <Row>(sql: string, all: readonly (readonly unknown[])[]): Promise<Row[][]> => {
    if (client.closed) throw new Error('the database is closed');
    await tidied();
    const { name, types, columns } = known.get(sql) ?? (await prepared(sql));
    const valueOf = (value: unknown, at: number) =>
      value === null || value === undefined ? null : (client.serializers[types[at] ?? 0] ?? String)(value);
    const asked = all.flatMap((params) => [bind({ statement: name, values: params.map(valueOf) }), execute({})]);
    const { messages } = await client.execProtocol(Buffer.concat([...asked, sync()]));
    const answers: Messages[] = [];
    for (const message of messages) {
      if (message.name === 'bindComplete') answers.push([...columns]);
      else answers.at(-1)?.push(message);
    }
    return answers.map((one) => (parse.parseResults(one, client.parsers)[0]?.rows ?? []) as Row[]);
  };

  return {
    async each<Row>(sql: string, all: readonly (readonly unknown[])[]) {
      const answers = await client.runExclusive(() => run<Row>(sql, all));
      // PGlite computes in this thread, and its promises are resolved at once: without a turn of the event loop, pages
      // would wait for all statements of a transaction (decision 109).
      await turn();
      return answers;
    },
    /** Drops all prepared statements, after the tables have changed. */
    forget: () => client.runExclusive(forget),
  };
}
