import { resolve, sep } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine } from 'xstate';

/** A chart in the code: the folder of its machine, and the types of its events and its context. */
export interface ChartSource {
  readonly id: string;
  readonly folder: string;
  readonly events: ts.Type;
  readonly context: ts.Type;
}

/** The code of the charts and its types. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  readonly charts: readonly ChartSource[];
}

const CODE = /\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Only files with one of these words can contain code about charts. */
const OF_CHARTS = /machine|send/i;

/** Returns the text of the `id` in `createMachine({ id: '…' })`. */
function idIn(file: ts.SourceFile): string | undefined {
  let id: string | undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'createMachine'
    ) {
      const [config] = node.arguments;
      const property =
        config && ts.isObjectLiteralExpression(config)
          ? config.properties.find((entry) => entry.name && ts.isIdentifier(entry.name) && entry.name.text === 'id')
          : undefined;
      if (property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer))
        id = property.initializer.text;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return id;
}

/** Cache of parsed files: tests load the same code many times, with one file edited. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the code in `folders` but not in `except`, without tests; `edits` replace files on the disk, by path. */
export function sourcesOf(
  folders: readonly string[],
  { except = [], edits = {} }: { except?: readonly string[]; edits?: Readonly<Record<string, string>> } = {},
): Sources {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    process.cwd(),
  );
  const edited = new Map(Object.entries(edits).map(([path, text]) => [resolve(path), text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.getSourceFile = (path, language) => {
    const text = edited.get(resolve(path));
    if (text !== undefined) return ts.createSourceFile(path, text, language, true);
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, language));
    return parsed.get(path);
  };
  host.readFile = (path) => edited.get(resolve(path)) ?? readFile(path);
  host.fileExists = (path) => edited.has(resolve(path)) || fileExists(path);
  const isOfCharts = (path: string) => OF_CHARTS.test(path + host.readFile(path));
  const isIn = (path: string) => (folder: string) => path.startsWith(resolve(folder) + sep);
  const inFolders = (path: string) => folders.some(isIn(path)) && !except.some(isIn(path));
  const roots = new Set(
    [...folders.flatMap((folder) => ts.sys.readDirectory(resolve(folder))), ...edited.keys()].filter(
      (path) => CODE.test(path) && !TEST.test(path) && inFolders(path) && isOfCharts(path),
    ),
  );
  const program = ts.createProgram([...roots], options, host);
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => inFolders(resolve(fileName)) && !TEST.test(fileName) && isOfCharts(fileName));
  const charts = files
    .filter(({ fileName }) => fileName.endsWith('.machine.ts'))
    .map((file) => {
      const module = checker.getSymbolAtLocation(file);
      const types = (module ? checker.getExportsOfModule(module) : []).map((symbol) => checker.getTypeOfSymbol(symbol));
      const machine = types.find((type) => type.symbol?.name === 'StateMachine');
      const [context, events] = machine ? checker.getTypeArguments(machine as ts.TypeReference) : [];
      const id = idIn(file);
      if (!context || !events || id === undefined) throw new Error(`${file.fileName} exports no machine with an id`);
      return { id, folder: resolve(file.fileName, '..'), events, context };
    });
  return { checker, files, charts };
}

/** Returns the code of a chart. Throws for a chart without any, which means that the lint got the wrong folders. */
export function sourceOf({ charts }: Sources, { id }: AnyStateMachine): ChartSource {
  const found = charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`no machine in the code has the id "${id}"`);
  return found;
}
