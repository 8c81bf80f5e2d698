import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { correlated, uncorrelated } from '#src/commerce/log/correlation.ts';
import { errorFacts } from '#src/commerce/log/error-facts.ts';
import { StatedError } from '#src/commerce/log/stated-error.ts';
import { CommerceError } from '#src/commerce/errors.ts';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError } from '#src/commerce/payments/payment-provider.ts';
import { createLog } from '#src/server/log.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

function reading() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  return { log, lines, last: (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') };
}

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
};

/** Personal data of several kinds, each recognisable in a text. */
const personal = fc.oneof(
  fc.stringMatching(/^[a-z]{6,12}\.[a-z]{6,12}@[a-z]{6,10}\.example$/),
  fc.stringMatching(/^\+[1-9]\d{11,13}$/),
  fc.stringMatching(/^4\d{15}$/),
  fc.stringMatching(/^eyJ[A-Za-z0-9_-]{40,60}\.[A-Za-z0-9_-]{40}$/),
  fc.stringMatching(/^[A-Z][a-z]{7,12} [A-Z][a-z]{7,12}$/),
  fc.stringMatching(/^\d{3,4} [A-Z][a-z]{7,12} Lane, [A-Z][a-z]{7,10}$/),
);

/** Errors as libraries throw them, with personal data where the libraries put it. */
const kinds: Record<string, (value: string) => unknown> = {
  'an Error': (value) => new Error(`could not greet ${value}`),
  'a TypeError': (value) => thrownBy(() => Object.defineProperty(Object.freeze({}), value, { value: 1 })),
  'a mail server': (value) =>
    Object.assign(new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${value}>: user unknown`), {
      code: 'EENVELOPE',
      response: `550 5.1.1 <${value}>: user unknown`,
      responseCode: 550,
      command: 'RCPT TO',
      rejected: [value],
      rejectedErrors: [new Error(value)],
    }),
  'a database': (value) =>
    Object.assign(new Error(`duplicate key value violates unique constraint "consumers_email_unique"\n${value}`), {
      name: 'error',
      code: '23505',
      detail: `Key (email)=(${value}) already exists.`,
      hint: value,
      where: `COPY consumers, line 1: "${value}"`,
      table: 'consumers',
      constraint: 'consumers_email_unique',
      query: `INSERT INTO consumers VALUES ('${value}')`,
      parameters: [value],
    }),
  'a query builder': (value) =>
    new Error(`Failed query: select $1\nparams: ${value}`, {
      cause: Object.assign(new Error(value), { detail: value }),
    }),
  fetch: (value) =>
    new TypeError('fetch failed', {
      cause: Object.assign(new Error(`getaddrinfo ENOTFOUND ${value}`), { code: 'ENOTFOUND', hostname: value }),
    }),
  'a payment provider': (value) => new PaymentProviderError(value, `The card of ${value} is unknown`),
  'a lost payment': (value) => new PaymentOutcomeUnknownError(`cart:${value}`, new Error(value)),
  'a schema': (value) =>
    z.strictObject({ email: z.email(), kind: z.enum(['a']) }).safeParse({ email: `${value} `, kind: value, [value]: 1 })
      .error,
  'JSON.parse': (value) => thrownBy(() => JSON.parse(`"${value}" ${value}`)),
  'a URL': (value) => thrownBy(() => new URL(`http://[${value}]`)),
  'a refusal': (value) => new CommerceError('API422', 400, { field: `/${value}`, additionalInfo: { itemId: value } }),
  'several errors': (value) => new AggregateError([new Error(value), value], value),
  'a message with frames': (value) =>
    new Error(`${value}\n    at greet (${value})\n    at ${value} (/srv/${value}.ts:1:2)`),
  'a name': (value) =>
    Object.assign(new Error('x'), { name: value, code: value, command: value, table: value, column: value }),
  'a cause that is no error': (value) => new Error('x', { cause: { email: value } }),
  'a text': (value) => value,
  'an object': (value) => ({ message: value }),
};

describe('an error in the log', () => {
  it.each(Object.entries(kinds))('has no personal data: %s', (_, make) => {
    fc.assert(
      fc.property(personal, (value) => {
        const { log, lines } = reading();
        const error = make(value);
        log.error({ error: errorFacts(error) }, 'failed');
        log.error({ error }, 'failed');
        log.warn({ err: error }, 'failed');
        if (error instanceof Error) {
          log.error(error);
          log.error(error, 'failed');
          log.error({ err: error });
          log.info({ anything: error }, 'failed %s', value);
        }
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toContain(value);
      }),
      { numRuns: 50 },
    );
  });

  it('has its name, its codes and where it was thrown', () => {
    const { log, last } = reading();
    log.error({ error: kinds['a database']?.('maya@example.com') }, 'not saved');
    expect(last()).toMatchObject({
      msg: 'not saved',
      error: {
        name: 'error',
        code: '23505',
        table: 'consumers',
        constraint: 'consumers_email_unique',
        at: expect.arrayContaining([expect.stringMatching(/tests\/server\/log\.test\.ts:\d+:\d+/)]),
      },
    });
  });

  it('keeps the shop’s own messages and its causes', () => {
    const facts = errorFacts(
      new PaymentOutcomeUnknownError('key', new StatedError('The payment provider answered 502')),
    );
    expect(facts).toMatchObject({
      name: 'PaymentOutcomeUnknownError',
      message: 'The payment provider did not answer',
      cause: { message: 'The payment provider answered 502' },
    });
  });
});

describe('a database error about a value', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
    await database.script(
      `CREATE TABLE people (email text PRIMARY KEY, age integer); INSERT INTO people VALUES ('maya.chen@example.com', 1)`,
    );
  });
  afterAll(() => database.close());

  it.each([
    [`INSERT INTO people VALUES ($1, 2)`, '23505'],
    [`INSERT INTO people VALUES ('x', ($1::text)::integer)`, '22P02'],
    [`SELECT * FROM nobody WHERE email = $1`, '42P01'],
  ])('has a code, not the value: %s', async (sql, code) => {
    const { log, lines, last } = reading();
    const error: unknown = await database.raw(sql, ['maya.chen@example.com']).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    log.error({ error }, 'failed');
    expect(last()).toMatchObject({ error: { code } });
    expect(lines.join('')).not.toContain('maya');
  });
});

describe('a line of the log', () => {
  it('has the correlation id of the request that it belongs to', async () => {
    const { log, last } = reading();
    await correlated('0f8fad5b-d9cb-469f-a165-70867728950e', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.warn({}, 'late');
    });
    expect(last()).toMatchObject({ correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e', msg: 'late' });
    log.warn({}, 'of nobody');
    expect(last()).not.toHaveProperty('correlationId');
    correlated('0f8fad5b-d9cb-469f-a165-70867728950e', () => uncorrelated(() => log.warn({}, 'of the outbox')));
    expect(last()).not.toHaveProperty('correlationId');
  });
});
