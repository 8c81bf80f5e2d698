import ts from 'typescript';
import { eventTypesOf } from './event-types.ts';
import type { Sources } from './sources.ts';

type Callee = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

const isCallee = (node: ts.Node | undefined): node is Callee =>
  node !== undefined && (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/**
 * Returns the event types that a callback port sends: every call of its `sendBack`, under any name that it is passed on
 * with.
 */
export function toldBy({ checker, files }: Sources, port: ts.Node): Set<string> {
  const found = new Set<string>();
  const followed = new Set<ts.Node>();
  const tellers = new Set<ts.Symbol>();

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(node)
      ? checker.getShorthandAssignmentValueSymbol(node)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const isTeller = (node: ts.Node): boolean => {
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    return symbol !== undefined && tellers.has(symbol);
  };
  /** Returns the declaration of a name from this repository. */
  const declared = (node: ts.Node): ts.Node | undefined => {
    const declaration = symbolOf(node)?.valueDeclaration;
    if (!declaration || !files.includes(declaration.getSourceFile())) return undefined;
    return ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  };
  const follow = (node: ts.Node | undefined): void => {
    if (!node || followed.has(node)) return;
    followed.add(node);
    visit(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'sendBack') {
      const symbol = symbolOf(node.name);
      if (symbol) tellers.add(symbol);
    }
    if (ts.isCallExpression(node)) {
      const [event] = node.arguments;
      if (isTeller(node.expression) && event) for (const type of eventTypesOf(checker, event)) found.add(type);
      const callee = declared(node.expression);
      if (isCallee(callee))
        callee.parameters.forEach(({ name }, index) => {
          const argument = node.arguments[index];
          const symbol = argument && isTeller(argument) ? symbolOf(name) : undefined;
          if (symbol) {
            tellers.add(symbol);
            followed.delete(callee);
          }
        });
      if (ts.isIdentifier(node.expression)) follow(callee);
    }
    if (ts.isShorthandPropertyAssignment(node)) follow(declared(node));
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.initializer)) follow(declared(node.initializer));
    ts.forEachChild(node, visit);
  };
  follow(port);
  return found;
}
