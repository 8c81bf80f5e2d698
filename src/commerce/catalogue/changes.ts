import type { Category, Model, Style } from './model.ts';

const printOf = ({ doc, rating, products }: Style): string =>
  JSON.stringify([doc, rating, products.map(({ doc, variants }) => [doc, variants])]);

const printOfCategory = ({ doc, styles }: Category): string => JSON.stringify([doc, styles.map(({ id }) => id)]);

function changedKeys<Thing>(
  before: Map<string, Thing>,
  after: Map<string, Thing>,
  print: (thing: Thing) => string,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const old = before.get(id);
    const young = after.get(id);
    return old === undefined || young === undefined || print(old) !== print(young);
  });
}

/** Returns the cache tags of everything that differs: a style, and each category that lists it. */
export function changedTags(before: Model, after: Model): string[] {
  const styles = changedKeys(before.styleById, after.styleById, printOf);
  const listing = styles.flatMap((id) => [
    ...(before.styleById.get(id)?.categories ?? []),
    ...(after.styleById.get(id)?.categories ?? []),
  ]);
  const categories = new Set([...changedKeys(before.categoryById, after.categoryById, printOfCategory), ...listing]);
  return [...styles.map((id) => `product:${id}`), ...[...categories].map((id) => `category:${id}`)];
}
