const hidden = '•••';

/** Keys of personal values: identity, address, payment, credentials. */
const personal =
  /e-?mail|phone|mobile|(first|last|full|middle|sur|given|family)name|^name$|recipient|addressLine|address\d|line\d|street|city|postal|zip|birth|card|iban|cvc|cvv|holder|token|secret|verifier|password|passcode|credential|authorization|signature|^written$|^gift(Option)?$|loyalty|(^|gc)pin$/i;

/** Keys of numbers that identify a person: charts only compare them, and so may a reader of the log. */
const identity = /^consumerNo$/;

const aliases = new Map<unknown, string>();

/** Returns a pseudonym for such a number, the same as long as the page exists. */
function aliasOf(value: unknown): string {
  const alias = aliases.get(value) ?? `somebody ${aliases.size + 1}`;
  aliases.set(value, alias);
  return alias;
}

const email = /[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}/gi;
/** A run of digits as long as a card number, with or without separators. */
const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;

const deepest = 8;
const longest = 60;

/** Minimum digits of a card number. */
const shortestCard = 13;

// Masking runs in the watched page: most texts contain neither, and are not searched.
function maskText(text: string): string {
  const named = text.includes('@') ? text.replace(email, hidden) : text;
  return named.length < shortestCard ? named : named.replace(cardNumber, hidden);
}

const known = new Map<string, boolean>();

function isPersonal(key: string): boolean {
  const isKnown = known.get(key);
  if (isKnown !== undefined) return isKnown;
  const is = personal.test(key);
  known.set(key, is);
  return is;
}

/** Cache of masked values: charts and their events never mutate values, and pass the same ones on. */
const masked = new WeakMap<object, unknown>();

function leavesHidden(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return value ?? null;
  if (Array.isArray(value)) return value.map(leavesHidden);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, leavesHidden(inner)]));
  return hidden;
}

/** True if a value of a log replaces one that did not leave the page. */
export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.includes(hidden) || value.startsWith('…') || value === '(actor)' || value === '(function)');

/**
 * Returns a value as plain JSON that may leave the page: values under a personal key are hidden, and so is anywhere
 * everything that looks like an e-mail address or a card number. Functions, actors and errors become words.
 */
export function mask(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return `(${typeof value})`;
  if (value instanceof Error)
    return { error: maskText(value.message), ...('errorId' in value ? { errorId: String(value.errorId) } : {}) };
  if ('sessionId' in value && 'send' in value) return '(actor)';
  if ('machine' in value && 'value' in value && 'context' in value)
    return { value: value.value, context: mask(value.context, depth + 1) };
  if (depth >= deepest) return '…';
  const already = masked.get(value);
  if (already !== undefined) return already;
  const made = Array.isArray(value) ? maskList(value, depth) : maskRecord(value, depth);
  masked.set(value, made);
  return made;
}

function maskList(list: readonly unknown[], depth: number): unknown[] {
  const kept = list.slice(0, longest).map((item) => mask(item, depth + 1));
  return list.length > longest ? [...kept, `… ${list.length - longest} more`] : kept;
}

function maskRecord(record: object, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(record)) {
    const isIdentity = (typeof inner === 'string' || typeof inner === 'number') && identity.test(key);
    if (isIdentity) made[key] = aliasOf(inner);
    else made[key] = isPersonal(key) ? leavesHidden(plain(inner)) : mask(inner, depth + 1);
  }
  return made;
}

/** Returns the part of a value that JSON can represent: no cycles, no functions. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return hidden;
  }
}
