import { rememberedSession } from '#src/flows/shared/stored-session.ts';

/** The parts of an account that a log-in reads before a page asks for them. */
type Part = 'favorites' | 'favourite-store' | 'saved-items' | 'payment-methods';

interface Reading {
  /** Whose part it is: nobody else gets the answer. */
  owner: string | undefined;
  startedAt: number;
  answer: Promise<unknown>;
}

/** Milliseconds for which a page may take what the log-in has read. */
const FRESHNESS = 30_000;

/** What the log-in is reading, or has read and no page has taken yet. */
const left = new Map<Part, Reading>();
/** What a page is reading, or has just read: for a log-in alone, whose own code may come later. */
const running = new Map<Part, Reading>();

const owner = () => rememberedSession()?.consumerNo;
const isUsable = (reading: Reading | undefined): reading is Reading =>
  reading !== undefined && reading.owner === owner() && Date.now() - reading.startedAt < FRESHNESS;

function begin<Answer>(readings: Map<Part, Reading>, part: Part, read: () => Promise<Answer>) {
  const answer = read();
  const reading = { owner: owner(), startedAt: Date.now(), answer };
  readings.set(part, reading);
  const forget = () => void (readings.get(part) === reading && readings.delete(part));
  return { answer, forget };
}

/** For a page: takes what the log-in reads or has just read, once; otherwise, and on the server, reads. */
export function readPart<Answer>(part: Part, read: () => Promise<Answer>): Promise<Answer> {
  if (import.meta.env.SSR) return read();
  const found = left.get(part);
  left.delete(part);
  if (isUsable(found)) return found.answer as Promise<Answer>;
  const { answer, forget } = begin(running, part, read);
  answer.catch(forget);
  return answer;
}

/** For the log-in: shares what a page is reading or has just read, or else reads and leaves the answer for the page. */
export function readPartAtLogIn<Answer>(part: Part, read: () => Promise<Answer>): Promise<Answer> {
  const found = running.get(part);
  if (isUsable(found)) return found.answer as Promise<Answer>;
  const { answer, forget } = begin(left, part, read);
  answer.catch(forget);
  return answer;
}
