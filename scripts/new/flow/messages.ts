import { camel } from '../casing.ts';
import { type Language, languages, quoted } from '../messages.ts';
import { type FlowPlan, keyOf, labelOf } from './names.ts';

export const translations = languages.filter((language) => language !== 'en');

/** Words that dialogs share. What is not here stays English until somebody translates it; the command says so. */
const known: Record<string, Record<Language, string>> = {
  Submit: { en: 'Send', de: 'Absenden', es: 'Enviar', fr: 'Envoyer', it: 'Invia' },
  Done: {
    en: 'Thank you. We have it.',
    de: 'Danke, das ist bei uns angekommen.',
    es: 'Gracias, lo hemos recibido.',
    fr: 'Merci, nous l’avons bien reçu.',
    it: 'Grazie, lo abbiamo ricevuto.',
  },
  Email: { en: 'Email', de: 'E-Mail-Adresse', es: 'Correo electrónico', fr: 'E-mail', it: 'E-mail' },
  Name: { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom', it: 'Nome' },
  Phone: { en: 'Phone', de: 'Telefon', es: 'Teléfono', fr: 'Téléphone', it: 'Telefono' },
  Message: { en: 'Message', de: 'Nachricht', es: 'Mensaje', fr: 'Message', it: 'Messaggio' },
  Code: { en: 'Code', de: 'Code', es: 'Código', fr: 'Code', it: 'Codice' },
};

const written = (english: string, language: Language): string => known[english]?.[language] ?? english;

export function messageFiles({ name, title, form, words }: FlowPlan): [string, string][] {
  const c = camel(name);
  const english: [string, string][] = [
    ['title', title],
    ...form.fields.map((field): [string, string] => [keyOf(field), labelOf(field)]),
    ['submit', 'Submit'],
    ['done', 'Done'],
  ];
  const entries = (language: Language) =>
    english
      .map(
        ([key, text]) => `  ${key}: ${quoted(words[language]?.[key] ?? words.en?.[key] ?? written(text, language))},`,
      )
      .join('\n');
  return [
    [
      `src/messages/${name}.ts`,
      `import en from './en/${name}.ts';\nimport { text } from './text.ts';\n\nexport const ${c}Text = text('${name}', en);\n`,
    ],
    [`src/messages/en/${name}.ts`, `export default {\n${entries('en')}\n} as const;\n`],
    ...translations.map((language): [string, string] => [
      `src/messages/${language}/${name}.ts`,
      `import type en from '../en/${name}.ts';\nimport type { Translation } from '../text.ts';\n\nexport default {\n${entries(language)}\n} satisfies Translation<typeof en>;\n`,
    ]),
  ];
}
