/**
 * `npm run reviews`: lists the reviews that wait for approval or were reported, and the questions that wait, from the
 * shop's database (DATABASE_URL, else DATA_DIR). `npm run reviews -- approve ID...` shows them, `npm run reviews --
 * reject ID...` does not, also after an approval. `npm run reviews -- answer ID TEXT` answers a question and shows it.
 * `npm run reviews -- pictures ID FOLDER` writes the pictures of a review into a folder, to look at before.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion, decide, waitingQuestions, waitingReviews } from '#src/commerce/reviews/moderation.ts';
import { picturesOfReview } from '#src/commerce/reviews/pictures.ts';
import { fail, openShopDatabase } from './support/open-database.ts';

/** The most characters of an answer. */
const LONGEST = 4000;

/** Escapes control and formatting characters, which could move the terminal's cursor or reverse a line. */
const printed = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

const decisions = { approve: 'APPROVED', reject: 'REJECTED' } as const;

const [verb = 'list', ...given] = parseArgs({ allowPositionals: true }).positionals;
const decision = verb === 'approve' || verb === 'reject' ? decisions[verb] : null;
const [questionId = '', text = ''] = given;
const isAnswer = verb === 'answer' && given.length === 2 && text.trim() !== '';
const isPictures = verb === 'pictures' && given.length === 2;
const isList = verb === 'list' && given.length === 0;
if (!isAnswer && !isPictures && !isList && !(decision && given.length > 0))
  fail('Usage: npm run reviews [-- approve ID...] [-- reject ID...] [-- answer ID TEXT] [-- pictures ID FOLDER]');
if (isAnswer && text.trim().length > LONGEST) fail(`An answer has at most ${LONGEST} characters.`);

const database = await openShopDatabase();
const now = new Date();
const tell = (id: string, isKnown: boolean, word: string) => {
  console.log(isKnown ? `${id} ${word}` : `There is no review or question ${id}.`);
  if (!isKnown) process.exitCode = 1;
};
if (isAnswer) {
  const isKnown = await database.transaction((tx) => answerQuestion(tx, questionId, text, now));
  tell(questionId, isKnown, 'ANSWERED');
} else if (isPictures) {
  const [reviewId = '', folder = ''] = given;
  const pictures = await picturesOfReview(database.raw, reviewId);
  mkdirSync(folder, { recursive: true });
  for (const { id, image } of pictures) {
    const file = join(folder, `${id}.webp`);
    writeFileSync(file, image);
    console.log(file);
  }
  console.log(`${pictures.length} pictures`);
} else if (decision) {
  for (const id of given) tell(id, await decide(database, id, decision, now), decision);
} else {
  const reviews = await waitingReviews(database.raw);
  for (const { id, styleId, submittedAt, flags, doc } of reviews) {
    const why = flags.length > 0 ? `reported: ${flags.join(', ')}` : submittedAt;
    console.log(
      `${id}  ${styleId}  ${why}  ${doc.rating}/5  ${printed(doc.nickname)}\n  ${printed(doc.title)}\n  ${printed(doc.text)}`,
    );
    for (const picture of doc.pictures ?? []) console.log(`  picture ${picture.id}  ${printed(picture.description)}`);
  }
  const questions = await waitingQuestions(database.raw);
  for (const { id, styleId, submittedAt, doc } of questions)
    console.log(`${id}  ${styleId}  ${submittedAt}  question  ${printed(doc.nickname)}\n  ${printed(doc.text)}`);
  console.log(`${reviews.length} reviews and ${questions.length} questions waiting`);
}
await database.close();
