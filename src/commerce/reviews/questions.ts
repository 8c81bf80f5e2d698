import type { Answer, AskQuestionRequest, AskedQuestion, QuestionPage } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { WrittenLanguage } from '../model/locale.ts';
import type { Answer as AnswerDoc, Question as QuestionDoc } from '../model/review.ts';
import { holdCustomer } from '../auth/hold-customer.ts';

interface AnswerRow {
  helpful: number;
  notHelpful: number;
  doc: AnswerDoc;
}

const answerView = ({
  helpful,
  notHelpful,
  doc: { id, text, nickname, isFromShop, createdOn },
}: AnswerRow): Answer => ({
  id,
  text,
  nickname,
  isFromShop,
  createdOn,
  helpful,
  notHelpful,
});

/** A page of the approved questions about a style, the latest first, with their answers (catalogue 7). */
export async function questionsOf(
  raw: Raw,
  styleId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Omit<QuestionPage, 'canTranslate'>> {
  const approved = `style_id = $1 AND status = 'APPROVED'`;
  const [count] = await raw<{ total: number }>(`SELECT count(*)::int AS total FROM questions WHERE ${approved}`, [
    styleId,
  ]);
  const docs = await raw<{ doc: QuestionDoc }>(
    `SELECT doc FROM questions WHERE ${approved} ORDER BY created_on DESC, id LIMIT $2 OFFSET $3`,
    [styleId, limit, offset],
  );
  const answers = await raw<AnswerRow & { questionId: string }>(
    `SELECT question_id AS "questionId", helpful, not_helpful AS "notHelpful", doc FROM answers
     WHERE question_id = ANY($1::text[]) ORDER BY created_on, id`,
    [docs.map(({ doc }) => doc.id)],
  );
  return {
    total: count?.total ?? 0,
    questions: docs.map(({ doc: { id, text, nickname, language, createdOn } }) => ({
      id,
      text,
      nickname,
      language,
      createdOn,
      answers: answers.filter(({ questionId }) => questionId === id).map(answerView),
    })),
  };
}

/** Saves a question, which waits for the shop. Throws AUT404 (403) for an erased account. Call it in a transaction. */
export async function saveQuestion(
  raw: Raw,
  { owner, styleId }: { owner: string; styleId: string },
  { text, nickname, language }: AskQuestionRequest & { language: WrittenLanguage },
  now: Date,
): Promise<AskedQuestion> {
  await holdCustomer(raw, owner);
  const id = crypto.randomUUID();
  const createdOn = now.toISOString().slice(0, 10);
  const doc: QuestionDoc = { id, text: text.trim(), nickname: nickname.trim(), language, createdOn };
  await raw(
    `INSERT INTO questions (id, style_id, created_on, status, doc, owner, submitted_at)
     VALUES ($1, $2, $3, 'SUBMITTED', $4::jsonb, $5, $6::timestamptz)`,
    [id, styleId, createdOn, JSON.stringify(doc), owner, now.toISOString()],
  );
  return { id, status: 'SUBMITTED' };
}
