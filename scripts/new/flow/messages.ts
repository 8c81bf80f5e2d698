import { pathOf } from '../../messages/files.ts';
import { source } from '../../messages/languages.ts';
import { camel } from '../casing.ts';
import { completeLanguages, typeset, wordIn } from '../messages.ts';
import { type FlowPlan, keyOf, labelOf } from './names.ts';

/** Texts that dialogs share. What is not here stays English until somebody translates it; the command says so. */
const known: Record<string, Record<string, string>> = {
  Submit: { 'en-US': 'Send', 'en-GB': 'Send', de: 'Absenden', es: 'Enviar', fr: 'Envoyer', it: 'Invia' },
  Done: {
    'en-US': 'Thank you. We have it.',
    'en-GB': 'Thank you. We have it.',
    de: 'Danke, das ist bei uns angekommen.',
    es: 'Gracias, lo hemos recibido.',
    fr: 'Merci, nous l’avons bien reçu.',
    it: 'Grazie, lo abbiamo ricevuto.',
  },
  Email: { de: 'E-Mail-Adresse', es: 'Correo electrónico', fr: 'E-mail', it: 'E-mail' },
  Name: { de: 'Name', es: 'Nombre', fr: 'Nom', it: 'Nome' },
  Phone: { de: 'Telefon', es: 'Teléfono', fr: 'Téléphone', it: 'Telefono' },
  Message: { de: 'Nachricht', es: 'Mensaje', fr: 'Message', it: 'Messaggio' },
  Code: { de: 'Code', es: 'Código', fr: 'Code', it: 'Codice' },
};

const written = (english: string, tag: string): string => known[english]?.[tag] ?? english;

/** Returns the messages of a language as its file has them. */
function messagesIn(tag: string, { title, form, words }: FlowPlan): string {
  const english = {
    title,
    ...Object.fromEntries(form.fields.map((field) => [keyOf(field), labelOf(field)])),
    submit: 'Submit',
    done: 'Done',
  };
  const messages = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, typeset(wordIn(words, tag, key) ?? written(text, tag))]),
  );
  return `${JSON.stringify(messages, null, 2)}\n`;
}

export const messageFiles = (plan: FlowPlan): [string, string][] => [
  [
    `src/messages/${plan.name}.ts`,
    `import en from './compiled/${source}/${plan.name}.gen.ts';\nimport { text } from './text.ts';\n\nexport const ${camel(plan.name)}Text = text('${plan.name}', en);\n`,
  ],
  ...completeLanguages.map((tag): [string, string] => [pathOf(tag, plan.name), messagesIn(tag, plan)]),
];
