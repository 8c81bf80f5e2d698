import fc from 'fast-check';
import { isObject, type Json } from '#src/commerce/contract/document.ts';
import { allRoutes } from '#src/commerce/contract/routes.ts';
import { examplesOf } from '#tests/contract/support/requests.ts';
import type { FuzzWorld, Sent } from './world.ts';

/** Texts that careless code fails on. Some are put into JSON raw, in a form that `JSON.stringify` would not write. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\uffff',
  '\u202e\u0301\u200b',
  '😀'.repeat(200),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '%00',
  '%',
  '%E0%A4%A',
  "'; DROP TABLE carts; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  'en-xx',
  'maya@example.com',
  'nobody@example.com',
  'a@b',
  '00000000-0000-4000-8000-000000000000',
  '\n\r\t',
  '\u2028',
  'İ',
  'ß',
  '１２３',
];

/** Numbers in their JSON spelling. */
const oddNumbers = [
  '-1',
  '0',
  '-0',
  '1.5',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1e308',
  '1e400',
  '-1e400',
  '1e-400',
  '99999999999999999999999999',
];

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const nestedObjects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

/** A JSON value as text, which need not be sensible or well-formed Unicode. */
const oddJson = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...oddTexts).map((text) => JSON.stringify(text)) },
    { weight: 3, arbitrary: fc.constantFrom(...ids).map((id) => JSON.stringify(id)) },
    { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'null',
        'true',
        'false',
        '[]',
        '{}',
        '[[]]',
        '[null]',
        '{"__proto__":{"a":1}}',
        '{"a":1,"a":2}',
        nested(40),
        nested(5000),
        nestedObjects(40),
        nestedObjects(5000),
      ),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.json() },
  );

type Key = string | number;

/** Paths of all values in a body: each array and object, and what is in them. */
function placesIn(value: Json, at: Key[] = []): Key[][] {
  if (Array.isArray(value)) return [at, ...value.flatMap((item, index) => placesIn(item, [...at, index]))];
  if (isObject(value)) return [at, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]))];
  return [at];
}

interface Change {
  /** Index of the place, modulo the number of places. */
  place: number;
  how: 'replace' | 'remove' | 'wrap' | 'add' | 'twice';
  json: string;
  name: string;
}

/** A body as JSON text, changed at some places. */
function changed(value: Json, changes: readonly Change[], at: Key[], places: readonly Key[][]): string | null {
  const here = changes.find(
    ({ place }) =>
      places[place % places.length]?.join('/') === at.join('/') && places[place % places.length]?.length === at.length,
  );
  if (here?.how === 'remove') return null;
  if (here?.how === 'replace') return here.json;
  if (here?.how === 'wrap') return `[${JSON.stringify(value)},${here.json}]`;
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) => changed(item, changes, [...at, index], places) ?? []);
    return `[${(here ? [...items, here.json] : items).join(',')}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([key, item]) => {
    const text = changed(item, changes, [...at, key], places);
    return text === null ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  const [first = ''] = Object.keys(value);
  if (here?.how === 'add') fields.push(`${JSON.stringify(here.name)}:${here.json}`);
  if (here?.how === 'twice') fields.push(`${JSON.stringify(first)}:${here.json}`);
  return `{${fields.join(',')}}`;
}

/** Limits a text to the bytes that Node sends in a header; others never reach the shop. */
const headerText = (text: string): string =>
  Buffer.from(text.slice(0, 4000))
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');

/** A path segment or query value, encoded or malformed. */
const inAddress = (text: string): string =>
  (/^%[0-9A-F]{0,2}/i.test(text) ? text : encodeURIComponent(text.toWellFormed())).slice(0, 6000);

/** A value in one of `many` requests, else null. */
const oneIn = <Value>(many: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: many - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Requests made from the contract's examples, most of them malformed in one or more ways. */
export function requestsOf({ ids, tokens, origin }: Pick<FuzzWorld, 'ids' | 'tokens' | 'origin'>): fc.Arbitrary<Sent> {
  const [ours = ''] = ids;
  const cases = allRoutes.flatMap((route) => examplesOf(route).map(({ asked }) => ({ route, asked })));
  const text = fc.oneof(
    fc.constantFrom(...oddTexts),
    fc.constantFrom(...ids),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const change: fc.Arbitrary<Change> = fc.record({
    place: fc.nat(200),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'add', 'twice'),
    json: oddJson(ids),
    name: fc.constantFrom('notInTheContract', '__proto__', 'constructor', 'id', '', '\0'),
  });
  const token = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(tokens.guest, tokens.customer, tokens.associate) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        null,
        'x',
        `${tokens.guest}x`,
        tokens.guest.slice(0, -4),
        'eyJhbGciOiJub25lIn0.e30.',
        '%00',
        '%',
        'ü',
      ),
    },
  );
  const spoil = fc.record({
    path: oneIn(8, fc.tuple(fc.nat(3), text)),
    query: oneIn(
      8,
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'locale',
            'count',
            'start',
            'q',
            'filter',
            'sort',
            '__proto__',
            'x',
            'limit',
            'page',
            'country',
          ),
          text,
        ),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    prefix: oneIn(12, fc.constantFrom('/pre', '/mock', '/pre/mock')),
    method: oneIn(40, fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')),
    type: oneIn(
      40,
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/jsonx',
        '',
        'APPLICATION/JSON',
        'application/json;q=\u00ff',
      ),
    ),
    header: oneIn(
      8,
      fc.tuple(
        fc.constantFrom(
          'x-locale',
          'idempotency-key',
          'accept',
          'prefer',
          'x-correlation-id',
          'accept-encoding',
          'content-encoding',
          'if-none-match',
          'x-forwarded-for',
          'accept-language',
          'cookie',
        ),
        text,
      ),
    ),
    origin: oneIn(40, fc.constantFrom('https://evil.example', 'null')),
    /** Change of the body's text after serialisation. */
    bytes: oneIn(12, fc.constantFrom('cut', 'more', 'mark', 'broken', 'large', 'none', 'pieces')),
  });
  return fc
    .tuple(
      fc.constantFrom(...cases),
      fc.oneof(
        { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
        { weight: 2, arbitrary: fc.constant([]) },
      ),
      token,
      spoil,
    )
    .map(([{ route, asked }, changes, access, spoilt]) => {
      const own = { basketId: ours, cartId: ours };
      const values = { ...asked.path, ...own };
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const [at = 0, odd = ''] = spoilt.path ?? [];
      const filled = names.reduce(
        (path, name, index) =>
          path.replace(
            `{${name}}`,
            () =>
              inAddress(spoilt.path && index === at % names.length ? odd : String(Reflect.get(values, name) ?? 'x')) ||
              '%20',
          ),
        route.path,
      );
      const query = [
        ...Object.entries(asked.query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`),
        ...(spoilt.query ?? []).map(([name, value]) => `${name}=${inAddress(value)}`),
      ].join('&');
      const valid = asked.body === undefined ? undefined : withOwn(asked.body, own);
      const json = valid === undefined ? (changes[0]?.json ?? null) : changed(valid, changes, [], placesIn(valid));
      const method = spoilt.method ?? route.method.toUpperCase();
      const hasBody = json !== null && spoilt.bytes !== 'none' && !['GET', 'HEAD', 'TRACE'].includes(method);
      return {
        method,
        path: `${spoilt.prefix ?? ''}${filled}${query && `?${query}`}`,
        headers: {
          origin: spoilt.origin ?? origin,
          ...(hasBody ? { 'content-type': headerText(spoilt.type ?? 'application/json') } : {}),
          ...(hasBody && spoilt.bytes === 'pieces' ? { 'transfer-encoding': 'chunked' } : {}),
          ...(access === null ? {} : { cookie: headerText(`wm_access=${access}`) }),
          ...(spoilt.header === null ? {} : { [spoilt.header[0]]: headerText(spoilt.header[1]) }),
        },
        body: hasBody ? spoiltBytes(Buffer.from(json).toString('latin1'), spoilt.bytes) : null,
      };
    });
}

/** Replaces the cart ids of the contract's examples. */
function withOwn(value: Json, own: Record<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => withOwn(item, own));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, own[key] ?? withOwn(item, own)]));
}

function spoiltBytes(body: string, how: string | null): string {
  if (how === 'cut') return body.slice(0, Math.ceil(body.length / 2));
  if (how === 'more') return `${body}${body}`;
  if (how === 'mark') return `\xef\xbb\xbf${body}`;
  if (how === 'broken') return `${body.slice(0, -1)}\xff\xfe${body.slice(-1)}`;
  if (how === 'large') return body + ' '.repeat(300_000);
  return body;
}
