import { errorMessages } from '#src/messages/en/errors.ts';

/** `addingShippingAddress` as words. */
const spaced = (name: string): string =>
  name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `buying.offering.failed` for a reader: Buying › offering › failed. */
const stateWords = (path: string): string => sentence(path.split('.').map(spaced).join(' › '));

/** States beside each other, as a title. */
export const placeWords = (states: readonly string[]): string => states.map(stateWords).join(' · ');

/** `resting.ready + menu.closed`, as a model labels where a chart is, for a reader. */
export const valueWords = (label: string): string => placeWords(label.split(' + '));

const refusals: Readonly<Record<string, string>> = errorMessages;

/** What happened, in a person's words; an event is named as a model names it. */
export function eventWords(event: string): string {
  const [, delay] = /^after (.+)$/.exec(event) ?? [];
  if (delay !== undefined) return `${sentence(spaced(delay))} is over`;
  const [, port, outcome, error] = /^(\S+) (done|failed|changed)(?: (.+))?$/.exec(event) ?? [];
  if (port === undefined) return sentence(spaced(event));
  const what = sentence(spaced(port));
  if (outcome !== 'failed') return `${what}: ${outcome}`;
  const message = error === undefined ? undefined : refusals[error];
  return `${what}: ${message ? `refused, “${message}” (${error})` : `failed${error ? ` (${error})` : ''}`}`;
}
