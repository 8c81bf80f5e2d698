import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const isSending = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^api\.(POST|PUT|PATCH|DELETE)$/.test(node.expression.getText());

const isExact = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'exactly';

/** Resolves a body: a name to its constant in the file, a call to its function in the file. */
function givenBy(body: ts.Expression, file: ts.SourceFile): ts.Expression {
  const name = ts.isIdentifier(body)
    ? body.text
    : ts.isCallExpression(body) && ts.isIdentifier(body.expression)
      ? body.expression.text
      : null;
  let value = body;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) value = node.initializer;
    ts.forEachChild(node, look);
  };
  if (name !== null) look(file);
  return value;
}

/** Spreads in an expression that are not inside exactly(). */
function looseSpreads(node: ts.Node): string[] {
  if (isExact(node)) return [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...looseSpreads(child)));
  return ts.isSpreadAssignment(node) ? [node.getText(), ...inner] : inner;
}

function looseBodies(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const options = isSending(node) ? node.arguments[1] : undefined;
    if (options && ts.isObjectLiteralExpression(options))
      for (const property of options.properties)
        if (property.name?.getText() === 'body') {
          const body = ts.isPropertyAssignment(property)
            ? property.initializer
            : ts.isShorthandPropertyAssignment(property)
              ? property.name
              : undefined;
          if (body) found.push(...looseSpreads(givenBy(body, file)).map((spread) => `${name}: ${spread}`));
        }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test('a body made with spreads goes through exactly(), so that a wrong field name does not type-check', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => looseBodies(file, readFileSync(file, 'utf8'))).join('\n')).toBe('');
});

test.each([
  ['a spread', "api.POST('/a', { body: { ...parts } })"],
  ['a spread deep within', "api.POST('/a', { body: { items: items.map((item) => ({ ...item })) } })"],
  ['a constant', "const body = { ...parts }; api.PUT('/a', { body })"],
  ['a function', "const bodyOf = () => ({ ...parts }); api.PUT('/a', { body: bodyOf() })"],
])('%s is found', (_, text) => {
  expect(looseBodies('a.ts', text)).toEqual([expect.stringContaining('a.ts: ...')]);
  expect(looseBodies('a.ts', text.replace(/\{ \.\.\.(\w+) \}/, 'exactly<Body>()({ ...$1 })'))).toEqual([]);
});
