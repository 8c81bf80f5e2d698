import ts from 'typescript';
import { answersOf } from './event-types.ts';
import type { ChartSource, Sources } from './sources.ts';

/** Returns the object literals that an `assign` may return. */
function literalsOf(checker: ts.TypeChecker, expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return literalsOf(checker, expression.expression);
  if (ts.isObjectLiteralExpression(expression)) return [expression];
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((branch) => literalsOf(checker, branch));
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression))
    return answersOf(expression).flatMap((answer) => literalsOf(checker, answer));
  const declaration = ts.isIdentifier(expression)
    ? checker.getSymbolAtLocation(expression)?.valueDeclaration
    : undefined;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? literalsOf(checker, declaration.initializer)
    : [];
}

/** Returns what the actions of a chart write into its context, by field. */
export function assignedIn(
  { checker, files }: Sources,
  { folder }: ChartSource,
): ReadonlyMap<string, readonly ts.Expression[]> {
  const assigned = new Map<string, ts.Expression[]>();
  const add = (field: string, value: ts.Expression) => assigned.set(field, [...(assigned.get(field) ?? []), value]);
  const read = (literal: ts.ObjectLiteralExpression): void => {
    for (const property of literal.properties)
      if (ts.isSpreadAssignment(property)) literalsOf(checker, property.expression).forEach(read);
      else if (ts.isShorthandPropertyAssignment(property)) add(property.name.text, property.name);
      else if (ts.isPropertyAssignment(property)) {
        const { initializer } = property;
        const values = ts.isArrowFunction(initializer) ? answersOf(initializer) : [initializer];
        for (const value of values) add(property.name.getText(), value);
      }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(?:^|\.)assign$/.test(node.expression.getText())) {
      const [assigner] = node.arguments;
      if (assigner) literalsOf(checker, assigner).forEach(read);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) if (file.fileName.startsWith(`${folder}/`)) visit(file);
  return assigned;
}
