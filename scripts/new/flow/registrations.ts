import { pascal } from '../casing.ts';
import { type Edit, Edits, withLineBefore } from '../edit.ts';

/** Adds a name to a union of names, in the order of the alphabet. */
const withName =
  (union: RegExp, name: string): Edit =>
  (text) => {
    const [whole] = union.exec(text) ?? [];
    if (whole === undefined) return null;
    const names = new Set([...whole.matchAll(/'([^']+)'/g)].map(([, one = '']) => one)).add(name);
    return text.replace(
      whole,
      [...names]
        .sort()
        .map((one) => `  | '${one}'`)
        .join('\n'),
    );
  };

/** Lists a chart in the gallery's area for shopping, unless an area has it already. */
const withChart =
  (name: string): Edit =>
  (text) =>
    text.includes(`'${name}'`)
      ? text
      : withLineBefore(/(?<= {2}Shopping: \[\n(?: {4}'[^']+',\n)*) {2}\],/g, `    '${name}',`)(text);

/**
 * Returns the changed files that name a new dialog: the list of dialogs, the dialogs with a view, their views, and
 * the areas of the gallery. Throws if one of them is not written as expected.
 */
export function registrations(name: string, read: (path: string) => string): Map<string, string> {
  const edits = new Edits(read);
  const names = /(?: {2}\| '[^']+'\n?)+(?<!\n)/;
  edits.change('machines/dialogs/dialogs.types.ts', withName(names, name));
  edits.change('src/flows/shared/dialogs.props.ts', withName(names, name));
  edits.change(
    'src/flows/dialogs/dialogs.registry.ts',
    withLineBefore(
      /^\} satisfies Record<ShownDialog/gm,
      `  '${name}': later<DialogViewProps>(() => import('#src/flows/${name}/${pascal(name)}.tsx'), MissingDialog),`,
    ),
  );
  edits.change('src/charts/pages/areas.ts', withChart(name));
  return edits.changed;
}
