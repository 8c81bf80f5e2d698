import { languages } from './messages.ts';
import { camel, pascal } from './names.ts';

/** Returns the text with a name more in its union of names, in the order of the alphabet. */
function withName(text: string, union: RegExp, name: string): string | null {
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
}

const withLineBefore = (text: string, place: RegExp, line: string): string | null =>
  place.test(text) ? text.replace(place, (found) => `${line}\n${found}`) : null;

/**
 * Returns the changed files that name a new dialog: the list of dialogs, the dialogs with a view, their views, and the
 * messages of each language. Throws if one of them is not written as expected.
 */
export function registrations(name: string, read: (path: string) => string): Map<string, string> {
  const changed = new Map<string, string>();
  const change = (path: string, edit: (text: string) => string | null) => {
    const edited = edit(changed.get(path) ?? read(path));
    if (edited === null) throw new Error(`${path} is not written as expected: register "${name}" by hand`);
    changed.set(path, edited);
  };
  const names = /(?: {2}\| '[^']+'\n?)+(?<!\n)/;
  change('machines/dialogs/dialogs.types.ts', (text) => withName(text, names, name));
  change('src/flows/shared/dialogs.props.ts', (text) => withName(text, names, name));
  change('src/flows/dialogs/dialogs.registry.ts', (text) =>
    withLineBefore(
      text,
      /^\} satisfies Record<ShownDialog/m,
      `  '${name}': later<DialogViewProps>(() => import('#src/flows/${name}/${pascal(name)}.tsx'), MissingDialog),`,
    ),
  );
  for (const language of languages) {
    const path = `src/messages/${language}/index.ts`;
    change(path, (text) => withLineBefore(text, /^\nexport default \{/m, `import ${camel(name)} from './${name}.ts';`));
    change(path, (text) => withLineBefore(text, /^\};/m, `  '${name}': ${camel(name)},`));
  }
  return changed;
}
