import { relative } from 'node:path';
import ts from 'typescript';
import type { Relation } from '#src/charts/map/relations.ts';

/** Many flows use this folder. What its functions do with a chart counts as done by the flow that calls them. */
const SHARED = 'shared';

type Use = Pick<Relation, 'to' | 'kind' | 'event'>;

/** Returns the program of the flows, with the options of tsconfig.json. */
export function flowsProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(
    fileNames.filter((name) => name.includes('/src/flows/')),
    options,
  );
}

/**
 * Returns the charts that the ports and views of src/flows reach, from the types of what they call. A chart's own
 * folder does not show this: a port gets the other chart's reference where the page is put together.
 */
export function flowRelations(program: ts.Program): Relation[] {
  const checker = program.getTypeChecker();
  const pathOf = (file: ts.SourceFile) => relative(process.cwd(), file.fileName);
  const flowOf = (node: ts.Node) => /^src\/flows\/([^/]+)\//.exec(pathOf(node.getSourceFile()))?.[1] ?? null;

  const returned = (type: ts.Type, method: string): ts.Type | null => {
    const property = type.getProperty(method);
    const [signature] = property ? checker.getTypeOfSymbol(property).getCallSignatures() : [];
    return signature ? checker.getReturnTypeOfSignature(signature) : null;
  };
  /** Returns the chart of a reference: recognised by its context type, which the chart's own folder declares. */
  const chartAt = (node: ts.Expression): string | null => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    const context = type.getProperty('send') ? returned(type, 'getSnapshot')?.getProperty('context') : undefined;
    if (!context) return null;
    const known = checker.getTypeOfSymbol(context);
    const files = (known.isIntersection() ? known.types : [known])
      .flatMap((part) => (part.aliasSymbol ?? part.getSymbol())?.declarations ?? [])
      .map((declared) => pathOf(declared.getSourceFile()));
    return files.map((file) => /^machines\/([^/]+)\//.exec(file)?.[1]).find((name) => name !== undefined) ?? null;
  };

  const literals = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(literals) : type.isStringLiteral() ? [type.value] : [];
  const sent = (argument: ts.Expression): string[] => {
    const type = checker.getTypeAtLocation(argument);
    return (type.isUnion() ? type.types : [type]).flatMap((event) => {
      const property = event.getProperty('type');
      return property ? literals(checker.getTypeOfSymbol(property)) : [];
    });
  };

  /** Finds `ref.send({ type })`, `ref.on(type)` and `ref.subscribe(...)`. */
  const direct = (call: ts.CallExpression): Use[] => {
    const [argument] = call.arguments;
    if (!ts.isPropertyAccessExpression(call.expression) || !argument) return [];
    const to = chartAt(call.expression.expression);
    if (!to) return [];
    const method = call.expression.name.text;
    if (method === 'send') return sent(argument).map((event) => ({ to, kind: 'tells', event }));
    if (method === 'on')
      return literals(checker.getTypeAtLocation(argument)).map((event) => ({ to, kind: 'hears', event }));
    return method === 'subscribe' ? [{ to, kind: 'watches', event: '' }] : [];
  };

  /**
   * What a function of the flows does with a reference that it receives, and what the functions do that it passes it
   * to.
   */
  const summaries = new Map<ts.Node, Use[]>();
  const summaryOf = (declaration: ts.Node): Use[] => {
    const known = summaries.get(declaration);
    if (known) return known;
    const uses: Use[] = [];
    summaries.set(declaration, uses);
    for (const call of callsIn(declaration)) uses.push(...direct(call), ...handedOn(call));
    return uses;
  };
  const handedOn = (call: ts.CallExpression): Use[] => {
    const handed = new Set(call.arguments.map(chartAt));
    if (![...handed].some((chart) => chart !== null)) return [];
    const declaration = checker.getResolvedSignature(call)?.declaration;
    const flow = declaration && flowOf(declaration);
    // A third flow that gets the reference has its own entry.
    return flow
      ? summaryOf(declaration).filter(({ to }) => handed.has(to) && [SHARED, to, flowOf(call)].includes(flow))
      : [];
  };

  return program.getSourceFiles().flatMap((file) => {
    const from = flowOf(file);
    return from === null || from === SHARED
      ? []
      : [...callsIn(file)].flatMap((call) =>
          [...direct(call), ...handedOn(call)]
            .filter(({ to }) => to !== from)
            .map((use) => ({ from, ...use, by: portOf(call) })),
        );
  });
}

function* callsIn(node: ts.Node): Generator<ts.CallExpression> {
  if (ts.isCallExpression(node)) yield node;
  for (const child of node.getChildren()) yield* callsIn(child);
}

/** Returns the port that contains a call, else the function or the view. */
function portOf(node: ts.Node): string {
  let name = '';
  for (let up: ts.Node | undefined = node; up; up = up.parent) {
    if (
      ts.isPropertyAssignment(up) &&
      ts.isIdentifier(up.name) &&
      /^from(Promise|Callback)\b/.test(up.initializer.getText())
    )
      return up.name.text;
    if ((ts.isFunctionDeclaration(up) || ts.isVariableDeclaration(up)) && up.name && ts.isIdentifier(up.name))
      name = up.name.text;
  }
  return name;
}
