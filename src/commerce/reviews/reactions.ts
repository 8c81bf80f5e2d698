import type { FlagReviewRequest, OwnVotes, Votes } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import { holdOwner } from '../auth/hold-customer.ts';

/** What somebody reacts to: a review or an answer that is shown with the product. */
export interface Target {
  on: 'review' | 'answer';
  styleId: string;
  id: string;
}

type Reactor = Pick<Session, 'subject' | 'consumerType'>;

const shown = {
  review: `SELECT id FROM reviews WHERE id = $1 AND style_id = $2 AND status = 'APPROVED' FOR UPDATE`,
  answer: `SELECT answers.id FROM answers JOIN questions ON questions.id = answers.question_id
           WHERE answers.id = $1 AND questions.style_id = $2 AND questions.status = 'APPROVED' FOR UPDATE OF answers`,
};
const tables = { review: 'reviews', answer: 'answers' };

/** Locks the target, so that two reactions count one after the other. Throws API404 (404) if it is not shown. */
async function hold(raw: Raw, reactor: Reactor, { on, id, styleId }: Target): Promise<void> {
  await holdOwner(raw, reactor);
  const [row] = await raw(shown[on], [id, styleId]);
  if (!row) throw new CommerceError('API404', 404, { field: on === 'review' ? '/path/reviewId' : '/path/answerId' });
}

/** Counts a vote; another one of the same customer or session replaces it. Call it in a transaction. */
export async function vote(raw: Raw, voter: Reactor, target: Target, isHelpful: boolean, at: Date): Promise<Votes> {
  await hold(raw, voter, target);
  const [last] = await raw<{ isHelpful: boolean }>(
    `SELECT is_helpful AS "isHelpful" FROM reactions WHERE kind = 'vote' AND target = $1 AND owner = $2`,
    [target.id, voter.subject],
  );
  await raw(
    `INSERT INTO reactions (kind, target, owner, is_helpful, at) VALUES ('vote', $1, $2, $3, $4::timestamptz)
     ON CONFLICT (kind, target, owner) DO UPDATE SET is_helpful = excluded.is_helpful, at = excluded.at`,
    [target.id, voter.subject, isHelpful, at.toISOString()],
  );
  const change = (counted: boolean) => Number(isHelpful === counted) - Number(last?.isHelpful === counted);
  const [votes] = await raw<Votes>(
    `UPDATE ${tables[target.on]} SET helpful = helpful + $2, not_helpful = not_helpful + $3 WHERE id = $1
     RETURNING helpful, not_helpful AS "notHelpful"`,
    [target.id, change(true), change(false)],
  );
  return votes ?? { helpful: 0, notHelpful: 0 };
}

/** The most votes that are read. */
const MOST = 1000;

/** Returns the votes of a customer or a session on the reviews of a style and the answers about it. */
export const votesOf = (raw: Raw, voter: string, styleId: string): Promise<OwnVotes['votes']> =>
  raw<OwnVotes['votes'][number]>(
    `SELECT target AS id, is_helpful AS "isHelpful" FROM reactions
     WHERE kind = 'vote' AND owner = $1 AND (
       target IN (SELECT id FROM reviews WHERE style_id = $2) OR
       target IN (SELECT answers.id FROM answers JOIN questions ON questions.id = question_id WHERE style_id = $2))
     ORDER BY at DESC LIMIT $3`,
    [voter, styleId, MOST],
  );

/** Saves a report; a second one of the same customer or session changes nothing. Call it in a transaction. */
export async function flag(
  raw: Raw,
  reporter: Reactor,
  target: Target,
  reason: FlagReviewRequest['reason'],
  at: Date,
): Promise<void> {
  await hold(raw, reporter, target);
  await raw(
    `INSERT INTO reactions (kind, target, owner, reason, at) VALUES ('flag', $1, $2, $3, $4::timestamptz)
     ON CONFLICT (kind, target, owner) DO NOTHING`,
    [target.id, reporter.subject, reason, at.toISOString()],
  );
}
