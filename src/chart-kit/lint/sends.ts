import { dirname } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine } from 'xstate';
import { invokesOf, isChart, listOf, logicOf, nodesOf, vocabularyOf } from './chart.ts';
import type { Conventions } from './conventions.ts';
import { eventTypesOf, typesOf } from './event-types.ts';
import { toldBy } from './ports.ts';
import { type ChartSource, sourceOf, type Sources } from './sources.ts';

/** Event types that something sends, by the id of the receiving chart. */
export type Sends = ReadonlyMap<string, ReadonlySet<string>>;

const calledName = ({ expression }: ts.CallExpression): string | undefined =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : undefined;

/** True for equal unions of events. Comparing their type names first rules out most at little cost. */
const isSame = (checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean =>
  typesOf(checker, one).toSorted().join() === typesOf(checker, other).toSorted().join() &&
  checker.isTypeAssignableTo(one, other) &&
  checker.isTypeAssignableTo(other, one);

/** Returns the chart behind a name in `sendTo`: an invocation of the sender. */
function childNamed(machine: AnyStateMachine, id: string): AnyStateMachine | undefined {
  const logic = nodesOf(machine)
    .flatMap(invokesOf)
    .filter((invoke) => invoke['id'] === id)
    .map((invoke) => logicOf(machine, invoke))
    .find(isChart);
  return logic;
}

/** Returns the charts whose emitted events are forwarded to a chart. */
function heardBy(machine: AnyStateMachine, isForwarder: Conventions['isForwarder']): string[] {
  const invokes = nodesOf(machine).flatMap(invokesOf);
  return invokes
    .filter((invoke) => isForwarder(logicOf(machine, invoke)))
    .flatMap(({ input }) => listOf(input))
    .flatMap((name) => invokes.filter(({ systemId }) => systemId === name).map((invoke) => logicOf(machine, invoke)))
    .flatMap((logic) => (isChart(logic) ? [logic.id] : []));
}

/**
 * Returns who sends what to whom, by the types of the code: views (`actor.send`), callback ports (`sendBack`), the
 * chart itself (`raise`), the chart that invoked it (`sendTo`), and charts that it listens to (`emit`).
 */
export function sendsOf(
  sources: Sources,
  machines: readonly AnyStateMachine[],
  { isCallback, isForwarder }: Pick<Conventions, 'isCallback' | 'isForwarder'>,
): Sends {
  const { checker, files, charts } = sources;
  const sends = new Map(charts.map(({ id }) => [id, new Set<string>()]));
  const emits = new Map(charts.map(({ id }) => [id, new Set<string>()]));
  const add = (to: Map<string, Set<string>>, id: string, types: Iterable<string>) => {
    for (const type of types) to.get(id)?.add(type);
  };
  const callbacks = new Set(
    machines.flatMap((machine) =>
      Object.entries(vocabularyOf(machine).actors).flatMap(([name, logic]) => (isCallback(logic) ? [name] : [])),
    ),
  );
  const machineOf = (chart: ChartSource) => machines.find(({ id }) => id === chart.id);

  /** Reads a `send` by the parameter of the called function: the events of one chart. */
  const readSend = (call: ts.CallExpression, event: ts.Expression) => {
    const [signature] = checker.getSignaturesOfType(checker.getTypeAtLocation(call.expression), ts.SignatureKind.Call);
    const parameter = signature?.parameters[0];
    if (!parameter) return;
    const wanted = checker.getTypeOfSymbolAtLocation(parameter, call);
    for (const { id, events } of charts)
      if (isSame(checker, wanted, events)) add(sends, id, eventTypesOf(checker, event));
  };

  const readAction = (chart: ChartSource, name: string, args: readonly ts.Expression[]) => {
    const [first, second] = args;
    if (name === 'raise' && first) add(sends, chart.id, eventTypesOf(checker, first));
    if (name === 'emit' && first) add(emits, chart.id, eventTypesOf(checker, first));
    if (name !== 'sendTo' || !first || !second || !ts.isStringLiteral(first)) return;
    const machine = machineOf(chart);
    const child = machine && childNamed(machine, first.text);
    if (child) add(sends, child.id, eventTypesOf(checker, second));
  };

  /** Reads an object of ports that is passed where a chart's ports are expected. */
  const readPorts = (literal: ts.ObjectLiteralExpression) => {
    if (!literal.properties.some(({ name }) => name && callbacks.has(name.getText()))) return;
    const chart = chartOfPorts(sources, literal);
    const machine = chart && machineOf(chart);
    if (!chart || !machine) return;
    const { actors } = vocabularyOf(machine);
    for (const property of literal.properties) {
      const name = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
      const logic = name === undefined ? undefined : actors[name];
      if (isCallback(logic)) add(sends, chart.id, toldBy(sources, property));
    }
  };

  for (const file of files) {
    const chart = charts.find(({ folder }) => file.fileName.startsWith(`${folder}/`));
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const name = calledName(node);
        const [first] = node.arguments;
        if (name === 'send' && first) readSend(node, first);
        else if (chart && name !== undefined) readAction(chart, name, node.arguments);
      } else if (ts.isObjectLiteralExpression(node)) readPorts(node);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  for (const machine of machines)
    for (const id of heardBy(machine, isForwarder)) add(sends, sourceOf(sources, machine).id, emits.get(id) ?? []);
  return sends;
}

/** Returns the chart whose ports an object literal provides: by the expected type, or by `<machine>.provide`. */
function chartOfPorts({ checker, charts }: Sources, literal: ts.ObjectLiteralExpression): ChartSource | undefined {
  const call = literal.parent.parent?.parent;
  if (
    ts.isPropertyAssignment(literal.parent) &&
    literal.parent.name.getText() === 'actors' &&
    call &&
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'provide'
  ) {
    const machine = checker.getTypeAtLocation(call.expression.expression);
    const events =
      machine.symbol?.name === 'StateMachine' ? checker.getTypeArguments(machine as ts.TypeReference)[1] : undefined;
    return events && charts.find((chart) => isSame(checker, chart.events, events));
  }
  const [declared] = checker.getContextualType(literal)?.symbol?.declarations ?? [];
  const folder = declared && dirname(declared.getSourceFile().fileName);
  return charts.find((chart) => chart.folder === folder);
}
