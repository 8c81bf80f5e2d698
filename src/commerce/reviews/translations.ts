import { LRUCache } from 'lru-cache';
import type { ReviewTranslation } from '#openapi/generated/waymark.gen.ts';
import { atMost } from '#src/domain/at-most.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { WrittenLanguage } from '../model/locale.ts';
import type { Answer, Question, Review } from '../model/review.ts';
import type { Translator } from '../translation/translator.ts';

interface Original extends ReviewTranslation {
  language: WrittenLanguage;
}

/** Returns a review, or a question with its answers, that is shown; null if there is none with this id. */
async function shownOriginal(raw: Raw, id: string): Promise<Original | null> {
  const [review] = await raw<{ doc: Review }>(`SELECT doc FROM reviews WHERE id = $1 AND status = 'APPROVED'`, [id]);
  if (review) return { language: review.doc.language, title: review.doc.title, text: review.doc.text, answers: [] };
  const [question] = await raw<{ doc: Question }>(`SELECT doc FROM questions WHERE id = $1 AND status = 'APPROVED'`, [
    id,
  ]);
  if (!question) return null;
  const answers = await raw<{ doc: Answer }>(
    'SELECT doc FROM answers WHERE question_id = $1 ORDER BY created_on, id LIMIT 50',
    [id],
  );
  const { language, text } = question.doc;
  return { language, title: '', text, answers: answers.map(({ doc }) => ({ id: doc.id, text: doc.text })) };
}

export interface Translations {
  /** False if the shop has no translator. */
  isThere: boolean;
  /** Throws API404 (404) for what is not shown, and API503 (503) if the translator does not answer. */
  of(id: string, language: WrittenLanguage): Promise<ReviewTranslation>;
}

/** Translates what is shown, once for each language while the process remembers it. */
export function createTranslations({
  raw,
  translator,
  log,
}: {
  raw: Raw;
  translator: Translator | null;
  log: Log;
}): Translations {
  const known = new LRUCache<string, string[]>(atMost(500));

  async function translated(texts: readonly string[], from: WrittenLanguage, to: WrittenLanguage): Promise<string[]> {
    if (!translator) throw new CommerceError('API404', 404);
    // By the words: an answer that comes later, or a review that is written anew, is another text.
    const key = JSON.stringify([from, to, texts]);
    const found = known.get(key);
    if (found) return found;
    try {
      const answer = await translator.translate({ from, to, texts });
      known.set(key, answer);
      return answer;
    } catch (error) {
      log.warn({ error: errorFacts(error) }, 'the translator does not answer');
      throw new CommerceError('API503', 503);
    }
  }

  return {
    isThere: translator !== null,
    of: async (id, to) => {
      const original = await shownOriginal(raw, id);
      if (!original || !translator) throw new CommerceError('API404', 404, { field: '/path/reviewId' });
      const { language, ...texts } = original;
      if (language === to) return texts;
      const words = [texts.title, texts.text, ...texts.answers.map(({ text }) => text)];
      const filled = words.filter((text) => text !== '');
      const answers = await translated(filled, language, to);
      const rest = answers.values();
      const [title = '', text = '', ...others] = words.map((word) => (word === '' ? '' : (rest.next().value ?? '')));
      return { title, text, answers: texts.answers.map((answer, at) => ({ ...answer, text: others[at] ?? '' })) };
    },
  };
}
