import { recordEvent, system } from '../audit/audit.ts';
import type { Database, Raw } from '../db/database.types.ts';
import type { Answer, Question, Review } from '../model/review.ts';

/** A review that waits for approval, or one that is shown and was reported since it was approved. */
export interface WaitingReview {
  id: string;
  styleId: string;
  status: 'SUBMITTED' | 'APPROVED';
  submittedAt: string | null;
  /** Why it was reported, one reason for each report. */
  flags: string[];
  doc: Review;
}

type Decision = 'APPROVED' | 'REJECTED';

/** A question that waits for an answer or for approval. */
export interface WaitingQuestion {
  id: string;
  styleId: string;
  submittedAt: string;
  doc: Question;
}

/** Returns the reviews that an operator has to decide about: those that were reported, then the oldest. */
export const waitingReviews = (raw: Raw): Promise<WaitingReview[]> =>
  raw<WaitingReview>(
    `SELECT id, style_id AS "styleId", status, submitted_at::text AS "submittedAt", doc,
       coalesce(flagged.reasons, '{}') AS flags
     FROM reviews LEFT JOIN LATERAL (
       SELECT array_agg(reason ORDER BY at) AS reasons FROM reactions
       WHERE kind = 'flag' AND target = reviews.id AND at > coalesce(reviews.decided_at, '-infinity')
     ) AS flagged ON status = 'APPROVED'
     WHERE status = 'SUBMITTED' OR flagged.reasons IS NOT NULL
     ORDER BY flagged.reasons IS NULL, submitted_at, id`,
    [],
  );

/** Returns the questions that wait, the oldest first. */
export const waitingQuestions = (raw: Raw): Promise<WaitingQuestion[]> =>
  raw<WaitingQuestion>(
    `SELECT id, style_id AS "styleId", submitted_at::text AS "submittedAt", doc FROM questions
     WHERE status = 'SUBMITTED' ORDER BY submitted_at, id`,
    [],
  );

const kinds = {
  review: { APPROVED: 'review-approved', REJECTED: 'review-rejected' },
  question: { APPROVED: 'question-approved', REJECTED: 'question-rejected' },
} as const;

/** Sets the state of a review or of a question, and returns which of them has the id. */
async function setStatus(tx: Raw, id: string, status: Decision, at: string): Promise<keyof typeof kinds | null> {
  const reviews = await tx('UPDATE reviews SET status = $2, decided_at = $3::timestamptz WHERE id = $1 RETURNING id', [
    id,
    status,
    at,
  ]);
  if (reviews.length > 0) return 'review';
  const questions = await tx('UPDATE questions SET status = $2 WHERE id = $1 RETURNING id', [id, status]);
  return questions.length > 0 ? 'question' : null;
}

/**
 * Shows a review or a question, or keeps it from being shown, whatever was decided before, and says so in the audit
 * trail; reports until now are settled. Returns false for an unknown id.
 */
export const decide = (
  { transaction }: Pick<Database, 'transaction'>,
  id: string,
  status: Decision,
  now: Date,
): Promise<boolean> =>
  transaction(async (tx) => {
    const what = await setStatus(tx, id, status, now.toISOString());
    if (what === null) return false;
    await recordEvent(tx, { kind: kinds[what][status], ...system, subject: id }, now);
    return true;
  });

/** Answers a question in the shop's name and shows it. Returns false for an unknown id. Call it in a transaction. */
export async function answerQuestion(raw: Raw, questionId: string, text: string, now: Date): Promise<boolean> {
  const questions = await raw(`UPDATE questions SET status = 'APPROVED' WHERE id = $1 RETURNING id`, [questionId]);
  if (questions.length === 0) return false;
  await recordEvent(raw, { kind: 'question-approved', ...system, subject: questionId }, now);
  const id = crypto.randomUUID();
  const createdOn = now.toISOString().slice(0, 10);
  const doc: Answer = { id, questionId, text: text.trim(), nickname: 'Waymark', isFromShop: true, createdOn };
  await raw(`INSERT INTO answers (id, question_id, created_on, doc) VALUES ($1, $2, $3, $4::jsonb)`, [
    id,
    questionId,
    createdOn,
    JSON.stringify(doc),
  ]);
  return true;
}
