import ts from 'typescript';

/** Returns the strings that a type allows; none if it allows any string. */
function stringsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(stringsOf);
  return type.isStringLiteral() ? [type.value] : [];
}

/** Returns the event types of a union of events. */
export const typesOf = (checker: ts.TypeChecker, events: ts.Type): string[] =>
  (events.isUnion() ? events.types : [events]).flatMap((event) => {
    const symbol = checker.getPropertyOfType(event, 'type');
    return symbol ? stringsOf(checker.getTypeOfSymbol(symbol)) : [];
  });

/** Returns every expression that a function may return. */
export function answersOf(fn: ts.ArrowFunction | ts.FunctionExpression): ts.Expression[] {
  if (!ts.isBlock(fn.body)) return [fn.body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(fn.body, visit);
  return found;
}

/**
 * Returns the event types that an expression may have, or may return if it is a function: exactly the strings that its
 * type allows. An expression that could be any event (`{ type: string }`) counts as none, so that no event counts as
 * sent by accident.
 */
export function eventTypesOf(checker: ts.TypeChecker, expression: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return eventTypesOf(checker, expression.expression);
  if (ts.isArrowFunction(expression) || ts.isFunctionExpression(expression))
    return answersOf(expression).flatMap((answer) => eventTypesOf(checker, answer));
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((branch) => eventTypesOf(checker, branch));
  if (ts.isObjectLiteralExpression(expression)) {
    const type = expression.properties.find(
      ({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'type',
    );
    if (type && ts.isPropertyAssignment(type)) return stringsOf(checker.getTypeAtLocation(type.initializer));
    if (type && ts.isShorthandPropertyAssignment(type)) return stringsOf(checker.getTypeAtLocation(type.name));
  }
  return typesOf(checker, checker.getTypeAtLocation(expression));
}
