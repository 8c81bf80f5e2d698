import fc from 'fast-check';
import { contractDocument, isObject, type Json, objectAt } from '#src/commerce/contract/document.ts';
import { requestsOf } from './requests.ts';
import type { Answered, FuzzWorld, Sent } from './world.ts';

export interface FuzzReport {
  seed: number;
  requests: number;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Accepted requests that changed something; shows that the detection of changes works. */
  changing: number;
  /** The first request with each fault, one line each. */
  faults: string[];
}

const errorIds = objectAt(objectAt(objectAt(contractDocument, 'components'), 'schemas'), 'ErrorId')['enum'];

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.length > 0;

const isDetail = (detail: Json): boolean =>
  isObject(detail) &&
  Array.isArray(errorIds) &&
  errorIds.includes(detail['errorId'] ?? null) &&
  isText(detail['message']) &&
  (detail['field'] === undefined || isText(detail['field']));

/** True if the answer has the body of a refusal (common.yaml, ErrorBody). */
function isErrorBody({ status, type, text }: Answered): boolean {
  if (!type.startsWith('application/json')) return false;
  const body = JSON.parse(text) as Json;
  if (!isObject(body)) return false;
  const { errorDetails, appId, correlationId, ...more } = body;
  return (
    Array.isArray(errorDetails) &&
    errorDetails.length > 0 &&
    errorDetails.every(isDetail) &&
    (isText(appId) || status === 403) &&
    isText(correlationId) &&
    Object.keys(more).length === 0
  );
}

const shown = ({ method, path, headers, body }: Sent): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 500)} ${body === null ? '' : JSON.stringify(body.slice(0, 500))}`;

/** The fault of an answer; null if there is none. */
function faultOf(sent: Sent, answered: Answered, changes: readonly string[]): string | null {
  const { status } = answered;
  if (status >= 500) return `${status}`;
  if (status === 0) return `no answer: ${answered.text}`;
  if (status < 400) return null;
  if (sent.method !== 'HEAD' && !isErrorBody(answered))
    return `${status} without the error body: ${answered.type} ${answered.text.slice(0, 100)}`;
  return changes.length === 0 ? null : `${status} changed ${changes.join(', ')}`;
}

/**
 * Sends malformed requests for every operation of the contract, one after another, for at most `milliseconds`. None may
 * be answered with 5xx, every refusal must have the error body, and a refused request must change nothing.
 */
export async function fuzz(
  world: FuzzWorld,
  { seed, count, milliseconds }: { seed: number; count: number; milliseconds: number },
): Promise<FuzzReport> {
  const statuses = new Map<number, number>();
  const faults = new Map<string, string>();
  const until = Date.now() + milliseconds;
  let requests = 0;
  let changing = 0;
  for (const sent of fc.sample(requestsOf(world), { seed, numRuns: count })) {
    if (Date.now() > until) break;
    requests += 1;
    const answered = await world.send(sent);
    statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
    const changes = await world.changes();
    if (answered.status < 400 && changes.length > 0) changing += 1;
    const fault = faultOf(sent, answered, changes);
    if (fault !== null) faults.set(fault, faults.get(fault) ?? `${fault}: ${shown(sent)}`);
  }
  return { seed, requests, statuses, changing, faults: [...faults.values()] };
}
