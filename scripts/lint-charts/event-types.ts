import ts from 'typescript';

/** The strings that a type may be; none where it may be any. */
export function stringsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(stringsOf);
  return type.isStringLiteral() ? [type.value] : [];
}

/** The types of event in a union of events. */
export const typesOf = (checker: ts.TypeChecker, events: ts.Type): string[] =>
  (events.isUnion() ? events.types : [events]).flatMap((event) => {
    const symbol = checker.getPropertyOfType(event, 'type');
    return symbol ? stringsOf(checker.getTypeOfSymbol(symbol)) : [];
  });

/** Everything that a function may answer. */
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
 * The types of event that an expression may be, or may answer where it is a function: exactly the strings that its type
 * allows. What could be any event (`{ type: string }`) counts as none, so that nothing is taken for sent by accident.
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
