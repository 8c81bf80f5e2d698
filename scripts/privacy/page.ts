import { tagsOf } from '#src/commerce/db/personal-data/tables.ts';
import { PersonalData } from '#src/commerce/db/personal-data/tags.ts';
import { retentionRules, retentionSettings } from '#src/commerce/retention/rules.ts';
import { type TaggedTable, taggedTables } from './tables.ts';

const units = { h: 'hour', d: 'day', y: 'year' } as const;

/** Returns `90d` as text. */
function words(duration: string): string {
  const count = Number.parseInt(duration, 10);
  return `${count} ${units[duration.slice(-1) as keyof typeof units]}${count === 1 ? '' : 's'}`;
}

const ending = ({ ends }: PersonalData): string =>
  typeof ends === 'string'
    ? `until ${ends}`
    : ends
        .map(
          (setting) =>
            `${words(retentionRules[setting].default)} after ${retentionRules[setting].after} (\`${setting}\`)`,
        )
        .join('; or ');

/** Groups the fields of one document; fields of an address are listed by the ones that are missing. */
function folded(paths: readonly string[], others: readonly string[]): string[] {
  const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');
  const groups = Map.groupBy(paths, parentOf);
  return [...groups].flatMap(([parent, fields]) => {
    if (parent.split('.').length < 3 || fields.length < 8) return fields;
    const left = others.filter((path) => parentOf(path) === parent).map((path) => path.split('.').at(-1));
    return [`${parent} (but for ${left.join(' and ')})`];
  });
}

/** Returns fields with the database's own names. */
function fieldsOf({ columns }: TaggedTable, paths: readonly string[]): string {
  const names = new Map(columns.map(({ key, name }) => [key, name]));
  return paths
    .map((path) => {
      const [column = '', ...rest] = path.split('.');
      return [names.get(column) ?? column, ...rest].join('.');
    })
    .join(', ');
}

function rowsOf(table: TaggedTable): string[] {
  const tags = tagsOf(table.tags);
  const others = tags.filter(({ tag }) => tag === 'none').map(({ path }) => path);
  const byTag = new Map<PersonalData, string[]>();
  for (const { path, tag } of tags) {
    if (tag instanceof PersonalData) byTag.set(tag, [...(byTag.get(tag) ?? []), path]);
  }
  return [...byTag].map(
    ([tag, paths]) =>
      `| \`${table.name}\` | ${fieldsOf(table, folded(paths, others))} | ${tag.purpose} | ${tag.ground} | ${ending(tag)} |`,
  );
}

/** Returns the page about personal data, made from the tags of the schema and the rules of retention. */
export function privacyPage(): string {
  const rows = taggedTables.flatMap(rowsOf);
  const without = taggedTables.filter((table) => rowsOf(table).length === 0).map(({ name }) => `\`${name}\``);
  return `# Personal data

Made by \`npm run privacy\` from \`src/commerce/db/personal-data\` and \`src/commerce/retention\`; do not edit. A test holds it.

Each column of the database, and each field of its documents, is tagged as personal, with its purpose and with what ends it, or as not personal.
A column without a tag does not compile, and \`tests/commerce/personal-data.test.ts\` compares the tags with the database. An id that stands for a
person counts as personal.

## What is kept, why and how long

| table | columns and fields | to what end | ground | kept |
|---|---|---|---|---|
${rows.join('\n')}

Nothing personal stands in ${without.join(', ')}. Passwords are kept as salted hashes, refresh tokens and one-time codes as SHA-256, e-mail and
network addresses in counts of tries as keyed hashes. Card numbers never reach the shop. The log names nobody ([operating.md](operating.md)).

## In the browser

The page keeps an id of the shopper and of their cart in \`localStorage\`, and whether the service ended the session before; the ids of the products that were chosen for a
comparison ([decision 075](decisions/075-a-comparison-is-chosen-on-cards.md)) and, where functional storage is allowed, of those that were viewed last
([decision 077](decisions/077-what-was-seen-stays-on-the-device.md)); and in the tab's
\`sessionStorage\` what was typed into an address form and is not on the cart yet: until it is, until the order is placed or the customer signs out, for 30 minutes
at most, and never card data ([decision 031](decisions/031-what-was-typed-stays-in-the-tab.md)), and which pictures of others the shopper has reported
([decision 071](decisions/071-shoppers-pictures-come-out-of-sight.md)). The cookie \`wm_usid\` is an id of the visit: it ends with the
browser's session, no script reads it, and the shop stores it nowhere ([decision 072](decisions/072-what-a-link-tells-of-a-person.md)).

## When it ends

Once an hour each process ends what is over, a hundred rows at a time (\`src/commerce/retention/retention.ts\`); processes that do so at once share the
work. What was ended is logged (\`retention\`) and counted in the metrics. Each time is a setting: \`48h\`, \`90d\`, \`10y\`, or \`never\`.
Outside production customers are invented and stay; the demo's mailbox forgets a mail after 30 days.

| setting | default | from when on | what happens |
|---|---|---|---|
${retentionSettings.map((setting) => `| \`${setting}\` | \`${retentionRules[setting].default}\` | ${retentionRules[setting].after} | ${retentionRules[setting].ends} |`).join('\n')}

Backups keep what the database had when they were made: delete them by the same times ([operating.md](operating.md)).
`;
}
