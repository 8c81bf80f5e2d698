import { type DemoGuide, type GuideLine, type GuidePerson, type GuideSection, guideGroups } from '#src/domain/demo-guide.ts';

const titles: Record<keyof DemoGuide['groups'], string> = {
  people: 'People',
  cards: 'Cards',
  codes: 'Codes',
  addresses: 'Addresses',
  products: 'Products',
  orders: 'Orders and stores',
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const typed = ({ name, types = [], page, locale }: GuideLine): string =>
  [
    name,
    types.map(({ text, label }) => `${label ? `${label} ` : ''}\`${text}\``).join(', '),
    page && (page.startsWith('/sandbox/') ? `at \`${page}\`` : locale ? `in ${locale}` : `at \`/en-us${page}\``),
  ]
    .filter(Boolean)
    .join(', ');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const sectionOf = ({ title, lines }: GuideSection): string =>
  [`### ${title}`, '', row(['what', 'causes']), '|---|---|', ...lines.map((line) => row([typed(line), line.causes]))].join('\n');

const personRow = ({ name, email, role, locale, causes }: GuidePerson): string => row([`${name}, \`${email}\``, role, locale, causes]);

/** docs/demo.md. */
export function guideMarkdown({ password, people, groups }: DemoGuide): string {
  const parts = guideGroups.map((group) => {
    const sections = groups[group].map(sectionOf).join('\n\n');
    if (group !== 'people') return `## ${titles[group]}\n\n${sections}`;
    const table = [row(['who', 'role', 'shops in', 'signing in shows']), '|---|---|---|---|', ...people.map(personRow)].join('\n');
    return `## ${titles.people}\n\nThe password of all of them is \`${password}\`. Sign in with the person in the header.\n\n${table}\n\n${sections}`;
  });
  return `# The demo

Made by \`npm run demo -- docs\` from \`src/demo\`; do not edit. A test holds it.

Everything here is demo data, made for local use; production has none of it ([modes.md](modes.md)). The shop shows
the same under “Demo guide” at the foot of every page: people to sign in as with one press, and everything to type with a button that
copies it. A code such as PAY400 is the refusal's in [errors.md](errors.md).

${parts.join('\n\n')}
`;
}
