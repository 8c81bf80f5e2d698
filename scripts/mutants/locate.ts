import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

type Keys = readonly (string | number)[];

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** Returns the first node below another that matches. */
function find<Found extends ts.Node>(node: ts.Node, is: (inner: ts.Node) => inner is Found): Found | undefined {
  return is(node) ? node : ts.forEachChild(node, (inner) => find(inner, is));
}

const isCallOf =
  (name: string) =>
  (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name;

/** Returns the declaration of a name in the file, also if another file of the chart has it. */
function declared(name: ts.Identifier): ts.Expression | undefined {
  const file = name.getSourceFile();
  const isDeclaration = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name.text;
  const here = find(file, isDeclaration)?.initializer;
  if (here) return here;
  const isImport = (node: ts.Node): node is ts.ImportDeclaration =>
    ts.isImportDeclaration(node) &&
    node.importClause?.namedBindings !== undefined &&
    ts.isNamedImports(node.importClause.namedBindings) &&
    node.importClause.namedBindings.elements.some((element) => element.name.text === name.text);
  const specifier = find(file, isImport)?.moduleSpecifier;
  const path = specifier && ts.isStringLiteral(specifier) ? resolve(file.fileName, '..', specifier.text) : '';
  return existsSync(path) ? find(parse(path), isDeclaration)?.initializer : undefined;
}

/** Returns the object or list that an expression evaluates to. */
function written(expression: ts.Expression | undefined): ts.Expression | undefined {
  if (!expression) return undefined;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) return written(expression.expression);
  if (ts.isIdentifier(expression)) return written(declared(expression));
  return isCallOf('createStateConfig')(expression) ? written(expression.arguments[0]) : expression;
}

function inner(expression: ts.Expression, key: string | number): ts.Expression | undefined {
  if (ts.isArrayLiteralExpression(expression))
    return typeof key === 'number' ? written(expression.elements[key]) : undefined;
  // A single value in the code is the first element of a list in a mutant.
  if (!ts.isObjectLiteralExpression(expression) || typeof key === 'number') return expression;
  const property = expression.properties.find(
    ({ name }) => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key,
  );
  if (property && ts.isPropertyAssignment(property)) return written(property.initializer);
  return property && ts.isShorthandPropertyAssignment(property) ? written(property.name) : undefined;
}

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(process.cwd(), file.fileName)}:${line + 1}`;
};

/**
 * Returns the position of a chart configuration's key path in its code, as far along the path as the code can be read.
 */
export function locator(chart: string): (at: Keys) => string {
  const folder = resolve('machines', chart);
  const machine = join(folder, `${chart}.machine.ts`);
  const setup = join(folder, `${chart}.setup.ts`);
  if (!existsSync(machine) || !existsSync(setup)) return () => relative(process.cwd(), folder);
  const config = find(parse(machine), isCallOf('createMachine'))?.arguments[0];
  const code = parse(setup);
  /** Finds a delay or an action by its name, in any of the chart's calls of `setup` and `extend`. */
  const named = ([kind, name]: Keys) =>
    find(
      code,
      (node): node is ts.PropertyAssignment =>
        ts.isPropertyAssignment(node) &&
        node.name.getText() === name &&
        ts.isPropertyAssignment(node.parent.parent) &&
        node.parent.parent.name.getText() === kind,
    );
  return (at) => {
    if (at[0] === 'delays' || at[0] === 'actions') return placeOf(named(at) ?? code);
    let place = config;
    for (const key of at) {
      const next = place && inner(place, key);
      if (!next) break;
      place = next;
    }
    return place ? placeOf(place) : relative(process.cwd(), machine);
  };
}
