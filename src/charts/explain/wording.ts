import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';

/** Returns `addingShippingAddress` as words. */
const spaced = (name: string): string =>
  name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns `buying.offering.failed` for a reader: Buying › offering › failed. */
const stateWords = (path: string): string => sentence(path.split('.').map(spaced).join(' › '));

/** Returns active states as a title. */
export const placeWords = (states: readonly string[]): string => states.map(stateWords).join(' · ');

/** Returns a model's label of a state, `resting.ready + menu.closed`, for a reader. */
export const valueWords = (label: string): string => placeWords(label.split(' + '));

const refusals: Readonly<Record<string, string>> = errorMessages;

/** Returns what happened, in a person's words; an event has its name from the model. */
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
