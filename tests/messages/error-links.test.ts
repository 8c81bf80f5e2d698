import { expect, it } from 'vitest';
import { loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { errorLinksText } from '#src/messages/error-links.ts';
import { errorsText } from '#src/messages/errors.ts';

/** The messages in which each phrase is a link. */
const messages = {
  resetPassword: ['AUT423', 'AUT441'],
  contactUs: ['AUT440'],
} as const;

it.each(['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'fr-CA', 'it-IT'])(
  'the messages of %s have the phrases that are links',
  async (tag) => {
    await loadLanguage(tag);
    const [links, errors] = [wordsIn(errorLinksText, tag), wordsIn(errorsText, tag)];
    for (const [phrase, ids] of Object.entries(messages))
      for (const id of ids) expect(errors(id)).toContain(links(phrase as keyof typeof messages));
  },
);
