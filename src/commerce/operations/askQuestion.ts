import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { saveQuestion } from '../reviews/questions.ts';
import { authorOf } from '../reviews/review-author.ts';
import { writtenLanguage } from '../translate.ts';

/** The most characters of a question that are saved. */
const LONGEST = 1000;

/** Saves a customer's question about a product until the shop answers or approves it (catalogue 7; core 8: REV410). */
export const askQuestion =
  ({ database, clock, tries }: { database: Database; clock: Clock; tries: Tries }): Handler<'askQuestion'> =>
  async ({ params: { productId }, body, context }) => {
    const author = await authorOf(database.raw, productId, context);
    if (body.text.trim().length > LONGEST) throw new CommerceError('REV410', 422, { field: '/text' });
    await tries.begin('question', { target: author.owner, address: context.address });
    const language = writtenLanguage(context.language);
    const asked = await database.transaction((tx) =>
      saveQuestion(tx, author, { ...body, language }, new Date(clock())),
    );
    return { status: 201, body: asked };
  };
