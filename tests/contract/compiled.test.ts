import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { text } from '#src/commerce/contract/compile.build.ts';
import { compile } from '#src/commerce/contract/compile.ts';
import { allRoutes, type Route } from '#src/commerce/contract/routes.ts';
import { parametersIn, type RawInput } from '#src/commerce/contract/validation.ts';
import { examplesOf, invalidRequests, pathOf, type Asked } from './support/requests.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/waymark');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'checks.mjs');
writeFileSync(file, text().replace('./formats.ts', pathToFileURL(join(root, 'src/commerce/contract/formats.ts')).href));
const built = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { compile: typeof compile };

function inputOf(route: Route, asked: Asked): RawInput {
  const path = Object.fromEntries(Object.entries(asked.path).map(([name, value]) => [name, String(value)]));
  const input = parametersIn(
    route,
    path,
    new URL(pathOf(route, asked), 'http://shop.test'),
    new Headers({ 'x-locale': 'en-us' }),
  );
  return asked.body === undefined ? input : { ...input, requestBody: asked.body };
}

/** The errors of the checks and the input as the checks changed it. */
function outcome(checks: ReturnType<typeof compile>, given: RawInput): unknown {
  const input = structuredClone(given);
  return checks.map((check) => {
    check(input);
    return {
      input,
      found: (check.errors ?? []).map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params })),
    };
  });
}

test.each(allRoutes.map((route) => [route.id, route] as const))(
  '%s: the built shop checks as the contract says',
  (_, route) => {
    const [ours, theirs] = [compile(route), built.compile(route)];
    for (const { asked } of examplesOf(route)) {
      for (const each of [asked, ...invalidRequests(route, asked).map((one) => one.asked)]) {
        const input = inputOf(route, each);
        expect(outcome(theirs, input)).toEqual(outcome(ours, input));
      }
    }
  },
);
