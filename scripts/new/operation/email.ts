import { camel, pascal, sentence } from '../casing.ts';
import { completeLanguages, type Words } from '../messages.ts';
import type { OperationPlan } from './plan.ts';
import { tableNames } from './table.ts';

/** Returns the file of the e-mail about a row. */
export function emailFiles({ email, table, section }: OperationPlan): [string, string][] {
  if (!email || !table) return [];
  const { file, row } = tableNames(table);
  const c = camel(email);
  return [
    [
      `src/commerce/mail/${email}-mail.ts`,
      `import type { Clock } from '../clock.ts';
import type { ${row} } from '../${file}/${file}.ts';
import { mailOf } from './email.ts';
import type { Sender } from './emails.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

/** What the e-mail needs of the service. */
export interface ${pascal(email)}Deps extends Pick<Sender, 'publicUrl'> {
  clock: Clock;
}

/** The e-mail "${sentence(email)}" (${section}); null if there is nothing to write. */
export async function ${c}Mail(id: string, { email, locale }: ${row}, { publicUrl }: ${pascal(email)}Deps): Promise<Mail | null> {
  const t = mailTranslator(locale);
  return mailOf(id, email, t('${c}Subject'), {
    locale,
    title: t('${c}Title'),
    intro: t('${c}Intro'),
    action: { label: t('${c}Action'), url: \`\${publicUrl}/\${locale}\` },
    help: t('help', { url: \`\${publicUrl}/\${locale}/help\` }),
  });
}
`,
    ],
  ];
}

const english = [
  'News that you asked for',
  'Here it is',
  'You asked us to write to you about this.',
  'Go to the shop',
] as const;

/** By the language without its region. */
const texts: Record<string, readonly [subject: string, title: string, intro: string, action: string]> = {
  de: ['Die gewünschte Nachricht', 'Es ist so weit', 'Sie haben uns gebeten, Ihnen dazu zu schreiben.', 'Zum Shop'],
  es: ['El aviso que pediste', 'Aquí lo tienes', 'Nos pediste que te escribiéramos sobre esto.', 'Ir a la tienda'],
  fr: ['Le message demandé', 'Le voici', 'Vous nous avez demandé de vous écrire à ce sujet.', 'Aller à la boutique'],
  it: ['Il messaggio richiesto', 'Eccolo', 'Ci hai chiesto di scriverti su questo.', 'Vai al negozio'],
};

/** Returns the messages of the e-mail, to be replaced by better ones. */
export function emailMessages(email: string): Words {
  const c = camel(email);
  return Object.fromEntries(
    completeLanguages.map((tag) => {
      const [subject, title, intro, action] = texts[tag.replace(/-.*/, '')] ?? english;
      return [tag, { [`${c}Subject`]: subject, [`${c}Title`]: title, [`${c}Intro`]: intro, [`${c}Action`]: action }];
    }),
  );
}

/** The task that sends it. */
export const taskOf = (email: string, table: string): string => {
  const { row } = tableNames(table);
  return `    '${email}': async ({ id, about }) => {
      const found = await find${row}(deps.database.raw, about);
      const mail = found && (await ${camel(email)}Mail(id, found, deps));
      if (mail) await mailer.send(mail);
      if (found) await mark${row}Sent(deps.database.raw, about, new Date(deps.clock()));
    },`;
};

export const taskImports = (email: string, table: string): string => {
  const { file, row } = tableNames(table);
  return `import { type ${pascal(email)}Deps, ${camel(email)}Mail } from '../mail/${email}-mail.ts';
import { find${row}, mark${row}Sent } from '../${file}/${file}.ts';`;
};
