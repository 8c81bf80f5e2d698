/**
 * Makes openapi/generated/ from the services' YAML: `waymark.json` (one document, read by openapi-backend at run time),
 * `waymark.gen.ts` (its types) and `blocks.json` (the blocks of content with their fields and variants, for `/blocks`).
 * Lints first; writes nothing if a rule is broken.
 *
 *   node scripts/contract.ts            lint and write
 *   node scripts/contract.ts --check    lint, and fail if the written files differ from the YAML
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { blocksOf } from './contract-blocks.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };
/** File name (`cart.yaml`) to its document. `common.yaml` is one of them. */
export type Services = Record<string, JsonObject>;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'openapi');
export const generated = {
  json: join(folder, 'generated/waymark.json'),
  types: join(folder, 'generated/waymark.gen.ts'),
  blocks: join(folder, 'generated/blocks.json'),
};
const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'] as const;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = value[key];
  return isObject(found) ? found : {};
};
const listAt = (value: JsonObject, key: string): Json[] => {
  const found = value[key];
  return Array.isArray(found) ? found : [];
};
const entries = (value: JsonObject): [string, JsonObject][] =>
  Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));

export function readServices(): Services {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return Object.fromEntries(
    files.map((name) => [name, parse(readFileSync(join(folder, name), 'utf8'), { merge: true }) as JsonObject]),
  );
}

/** Replaces the file in every `$ref` by this document: after the merge all components are in the same one. */
function localRefs(value: Json): Json {
  if (Array.isArray(value)) return value.map(localRefs);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace(/^(\.\/)?[\w-]+\.yaml#/, '#') : localRefs(item),
    ]),
  );
}

/**
 * Returns one OpenAPI document of all services. Components share one namespace: a name defined twice is an error. Each
 * operation gets the headers and answers of `x-every-operation` in common.yaml and the `security` of its service.
 */
export function mergeServices(services: Services): JsonObject {
  const paths: JsonObject = {};
  const components: Record<string, JsonObject> = {};
  const tags: Json[] = [];
  const every = localRefs(objectAt(services['common.yaml'] ?? {}, 'x-every-operation')) as JsonObject;

  for (const [file, raw] of Object.entries(services)) {
    const service = localRefs(raw) as JsonObject;
    tags.push(...listAt(service, 'tags'));
    for (const [kind, group] of entries(objectAt(service, 'components'))) {
      const target = (components[kind] ??= {});
      for (const [name, component] of Object.entries(group)) {
        const alias = isObject(component) && component['$ref'] === `#/components/${kind}/${name}`;
        if (alias) continue;
        if (name in target) throw new Error(`${file}: components/${kind}/${name} is defined in another service too`);
        target[name] = component;
      }
    }
    for (const [path, item] of entries(objectAt(service, 'paths'))) {
      if (path in paths) throw new Error(`${file}: ${path} is defined in another service too`);
      const shared = listAt(item, 'parameters');
      const merged: JsonObject = {};
      for (const method of methods) {
        const operation = item[method];
        if (!isObject(operation)) continue;
        merged[method] = {
          ...operation,
          parameters: [...shared, ...listAt(operation, 'parameters'), ...listAt(every, 'parameters')],
          responses: { ...objectAt(operation, 'responses'), ...objectAt(every, 'responses') },
          security: operation['security'] ?? service['security'] ?? [],
        };
      }
      paths[path] = merged;
    }
  }
  const sorted = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark', version: '1.0.0', description: 'Made from openapi/*.yaml by scripts/contract.ts.' },
    servers: [{ url: '/' }],
    tags,
    paths: sorted(paths),
    components: Object.fromEntries(entries(sorted(components)).map(([kind, group]) => [kind, sorted(group)])),
  };
}

/**
 * Checks the house rules that Redocly does not have. Returns a line for each breach: `cart.yaml /path: what is wrong`.
 */
export function breaches(services: Services): string[] {
  const found: string[] = [];
  const document = mergeServices(services);
  const resolve = (value: JsonObject, seen = 0): JsonObject => {
    const ref = value['$ref'];
    if (typeof ref !== 'string') return value;
    const name = ref.replace(/^.*#/, '');
    let target: Json | undefined = document;
    for (const key of name.split('/').slice(1)) {
      target = isObject(target) ? target[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }
    if (!isObject(target) || seen > 20) throw new Error(`${ref} leads nowhere`);
    return resolve(target, seen + 1);
  };

  for (const [file, service] of Object.entries(services)) {
    const report = (where: string, what: string) => found.push(`${file} ${where}: ${what}`);
    const components = objectAt(service, 'components');

    const checkSchema = (schema: JsonObject, where: string): void => {
      for (const [key, value] of Object.entries(schema)) {
        // In a flow mapping an unquoted comma ends the text: `{ description: The item, if any }` has a key "if any".
        const isKeyword = value !== null && /^[$\w-]+$/.test(key);
        if (!isKeyword) report(where, `"${key}" is no keyword: quote a text with a comma`);
      }
      if ('$ref' in schema) return;
      const types = [schema['type']].flat();
      const has = (...keys: string[]) => keys.some((key) => key in schema);
      if (types.includes('string') && !has('maxLength', 'pattern', 'format', 'enum', 'const')) {
        report(where, 'a string needs maxLength, pattern, format or enum');
      }
      if ((types.includes('integer') || types.includes('number')) && !has('enum', 'const')) {
        if (!has('minimum', 'exclusiveMinimum') || !has('maximum', 'exclusiveMaximum')) {
          report(where, 'a number needs minimum and maximum');
        }
      }
      if (types.includes('array') && !has('maxItems')) report(where, 'an array needs maxItems');
      for (const [name, property] of entries(objectAt(schema, 'properties'))) {
        if (!property['description'] && !resolve(property)['description']) {
          report(`${where}/${name}`, 'a property needs a description');
        }
        checkSchema(property, `${where}/${name}`);
      }
      for (const key of ['items', 'additionalProperties', 'not']) {
        const inner = schema[key];
        if (isObject(inner)) checkSchema(inner, `${where}/${key}`);
      }
      for (const key of ['allOf', 'anyOf', 'oneOf']) {
        listAt(schema, key).forEach((inner, at) => {
          if (isObject(inner)) checkSchema(inner, `${where}/${key}/${at}`);
        });
      }
    };
    const checkContent = (holder: JsonObject, where: string): void => {
      for (const [type, media] of entries(objectAt(holder, 'content'))) {
        checkSchema(objectAt(media, 'schema'), `${where} ${type}`);
      }
    };
    const hasExample = (holder: JsonObject): boolean =>
      entries(objectAt(holder, 'content')).every(([, media]) => 'example' in media || 'examples' in media);

    /** Checks that schemas of requests are closed: a misspelt field must not be ignored silently. */
    const checkClosed = (given: JsonObject, where: string, seen: Set<JsonObject>): void => {
      const schema = resolve(given);
      if (seen.has(schema)) return;
      seen.add(schema);
      if (schema['type'] === 'object' || 'properties' in schema) {
        const extra = schema['additionalProperties'];
        const bounded = (isObject(extra) || extra === true) && 'maxProperties' in schema;
        if (extra !== false && !bounded) {
          report(where, 'an object in a request body needs additionalProperties: false (a map: maxProperties too)');
        }
      }
      for (const [name, property] of entries(objectAt(schema, 'properties'))) {
        checkClosed(property, `${where}/${name}`, seen);
      }
      const items = schema['items'];
      if (isObject(items)) checkClosed(items, `${where}/items`, seen);
      for (const key of ['allOf', 'anyOf', 'oneOf']) {
        listAt(schema, key).forEach((inner, at) => {
          if (isObject(inner)) checkClosed(inner, `${where}/${key}/${at}`, seen);
        });
      }
    };

    for (const [name, schema] of entries(objectAt(components, 'schemas'))) checkSchema(schema, `schemas/${name}`);
    for (const kind of ['parameters', 'headers']) {
      for (const [name, item] of entries(objectAt(components, kind))) {
        if (!('$ref' in item)) checkSchema(objectAt(item, 'schema'), `${kind}/${name}`);
      }
    }
    for (const kind of ['responses', 'requestBodies']) {
      for (const [name, item] of entries(objectAt(components, kind))) checkContent(item, `${kind}/${name}`);
    }
    for (const [path, item] of entries(objectAt(service, 'paths'))) {
      for (const method of methods) {
        const operation = item[method];
        if (!isObject(operation)) continue;
        const where = `${method.toUpperCase()} ${path}`;
        for (const key of ['operationId', 'summary', 'tags']) {
          if (!operation[key]) report(where, `needs ${key}`);
        }
        for (const parameter of [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')]) {
          if (!isObject(parameter) || '$ref' in parameter) continue;
          const name = `${where} parameter ${String(parameter['name'])}`;
          if (!parameter['description']) report(name, 'needs a description');
          checkSchema(objectAt(parameter, 'schema'), name);
        }
        if ('requestBody' in operation) {
          const body = resolve(objectAt(operation, 'requestBody'));
          checkContent(body, `${where} body`);
          if (!hasExample(body)) report(where, 'the request body needs an example');
          for (const [, media] of entries(objectAt(body, 'content'))) {
            checkClosed(objectAt(media, 'schema'), `${where} body`, new Set());
          }
        }
        const responses = entries(objectAt(operation, 'responses'));
        const success = responses.filter(([status]) => /^[23]/.test(status));
        if (success.length === 0) report(where, 'needs a success response');
        for (const [status, response] of responses) checkContent(response, `${where} ${status}`);
        for (const [status, response] of success) {
          if (!hasExample(resolve(response))) report(where, `the ${status} response needs an example`);
        }
        const refused = responses.filter(([status]) => status.startsWith('4'));
        if (refused.length === 0) report(where, 'needs a 4xx response');
        for (const [status, response] of refused) {
          const schema = objectAt(objectAt(objectAt(resolve(response), 'content'), 'application/json'), 'schema');
          const isErrorBody = String(schema['$ref']).endsWith('/ErrorBody');
          if (!isErrorBody) report(where, `the ${status} response needs the ErrorBody`);
        }
      }
    }
  }

  const ids = new Map<string, string>();
  for (const [path, item] of entries(objectAt(document, 'paths'))) {
    for (const [method, operation] of entries(item)) {
      const id = String(operation['operationId']);
      const where = `${method.toUpperCase()} ${path}`;
      if (ids.has(id)) found.push(`${where}: operationId ${id} is taken by ${ids.get(id)}`);
      ids.set(id, where);
    }
  }
  return found;
}

/** Returns the text of the generated files. */
export async function generate(document: JsonObject): Promise<{ json: string; types: string; blocks: string }> {
  const json = `${JSON.stringify(document, null, 1)}\n`;
  const tree = await openapiTS(json, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    defaultNonNullable: false,
    alphabetize: true,
    silent: true,
  });
  const blocks = `${JSON.stringify(blocksOf(document), null, 1)}\n`;
  return {
    json,
    blocks,
    types: `// Made by scripts/contract.ts from openapi/*.yaml. Do not edit.\n${astToString(tree)}`,
  };
}

function runRedocly(files: string[]): boolean {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = spawnSync(process.execPath, [cli, 'lint', ...files.map((file) => `openapi/${file}`)], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (run.status !== 0) process.stderr.write(`${run.stdout}${run.stderr}`);
  return run.status === 0;
}

async function main(): Promise<number> {
  const services = readServices();
  const found = breaches(services);
  for (const line of found) console.error(line);
  const clean = runRedocly(Object.keys(services));
  if (!clean || found.length > 0) {
    console.error(`The contract breaks its rules (${found.length} of ours${clean ? '' : ', and Redocly has some'}).`);
    return 1;
  }
  const document = mergeServices(services);
  const made = await generate(document);
  if (process.argv.includes('--check')) {
    const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const stale =
      read(generated.json) !== made.json ||
      read(generated.types) !== made.types ||
      read(generated.blocks) !== made.blocks;
    if (stale) console.error('openapi/generated differs from openapi/*.yaml: run `npm run contract`.');
    return stale ? 1 : 0;
  }
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(generated.json, made.json);
  writeFileSync(generated.types, made.types);
  writeFileSync(generated.blocks, made.blocks);
  const operations = entries(objectAt(document, 'paths')).flatMap(([, item]) => Object.keys(item)).length;
  console.log(`${operations} operations of ${Object.keys(services).length - 1} services -> openapi/generated`);
  return 0;
}

if (import.meta.main) process.exitCode = await main();
