import {
  brandOf,
  caretAfter,
  dateError,
  digitsOf,
  expiryOf,
  formatExpiry,
  formatNumber,
  isUsualLength,
  nameError,
  numberError,
  securityCodeError,
  securityCodeLengthOf,
  type Brand,
} from './card-rules.ts';
import { labelsOf, type Labels } from './labels.ts';
import type { FieldEventName, FieldEvents, FieldName, FrameConfig, PageMessage } from './protocol.ts';

// Runs in the frame, whose origin is opaque: what is typed here leaves it only for the provider's own server.

const config = JSON.parse(decodeURIComponent(location.hash.slice(1))) as FrameConfig;
const labels: Labels = { ...labelsOf(config.locale), ...config.labels };
const order: FieldName[] = ['number', 'expiry', 'securityCode', 'name'];

function element<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const form = element<HTMLFormElement>('#card');
const brands = element('#brands');
const inputs = Object.fromEntries(order.map((name) => [name, element<HTMLInputElement>(`#${name}`)])) as Record<
  FieldName,
  HTMLInputElement
>;
/** Fields that say what is wrong with them until it is mended. */
const outspoken = new Set<FieldName>();
let announcedBrand: Brand | null = null;
let isBusy = false;

function tell<Name extends FieldEventName>(event: Name, detail: FieldEvents[Name]): void {
  parent.postMessage({ source: 'waymark-pay', nonce: config.nonce, event, detail }, config.origin);
}

const currentBrand = (): Brand | null => brandOf(digitsOf(inputs.number.value));

function messageOf(name: FieldName): string | null {
  const { value } = inputs[name];
  if (name === 'number') return said(numberError(digitsOf(value)));
  if (name === 'securityCode') return said(securityCodeError(value, currentBrand()));
  if (name === 'name') return said(nameError(value));
  const expiry = expiryOf(value);
  if (expiry) return said(dateError(expiry, new Date()));
  return said(value === '' ? 'expiryMissing' : 'expiryInvalid');
}

function said(key: keyof Labels | null): string | null {
  return key && labels[key].replace('{count}', String(securityCodeLengthOf(currentBrand())));
}

function show(name: FieldName): void {
  const problem = messageOf(name);
  const message = outspoken.has(name) ? problem : null;
  const input = inputs[name];
  const line = element(`#${name}-error`);
  if (line.textContent !== (message ?? '')) line.textContent = message ?? '';
  if (message) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  tell('validity', { field: name, isValid: problem === null, isEmpty: input.value === '', message });
}

function showBrand(): void {
  const brand = currentBrand();
  if (brand === announcedBrand) return;
  announcedBrand = brand;
  for (const mark of brands.querySelectorAll<SVGElement>('[data-mark]')) {
    mark.toggleAttribute('hidden', brand !== null && mark.dataset.mark !== brand);
  }
  brands.toggleAttribute('data-known', brand !== null);
  const length = securityCodeLengthOf(brand);
  inputs.securityCode.maxLength = length;
  element('#securityCode-hint').textContent = length === 4 ? labels.securityCodeFront : labels.securityCodeBack;
  form.dataset.code = String(length);
  if (inputs.securityCode.value !== '') show('securityCode');
  tell('brand', { brand });
}

/** Writes the formatted value and leaves the caret after the digit that it was after. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const isAtEnd = input.selectionStart === input.value.length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  const caret = isAtEnd ? formatted.length : caretAfter(before, formatted);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function typed(name: FieldName, isDeleting: boolean): void {
  const input = inputs[name];
  if (name === 'number') {
    reformat(input, (text) => formatNumber(digitsOf(text)));
    showBrand();
    // A full number that cannot be right is a slip of a digit: worth a word before the shopper goes on.
    if (isUsualLength(digitsOf(input.value)) && numberError(digitsOf(input.value))) outspoken.add(name);
  }
  if (name === 'expiry') reformat(input, (text) => formatExpiry(text, isDeleting));
  if (name === 'securityCode') reformat(input, (text) => digitsOf(text).slice(0, securityCodeLengthOf(currentBrand())));
  show(name);
}

function invalid(field: FieldName, message: string): void {
  inputs[field].focus();
  tell('invalid', { field, message });
}

async function submit(): Promise<void> {
  if (isBusy) return;
  for (const name of order) outspoken.add(name);
  for (const name of order) show(name);
  for (const name of order) {
    const message = messageOf(name);
    if (message) {
      invalid(name, message);
      return;
    }
  }
  setBusy(true);
  try {
    await tokenise();
  } catch {
    tell('failed', { reason: 'unavailable', message: labels.unavailable });
  } finally {
    setBusy(false);
  }
}

function setBusy(busy: boolean): void {
  isBusy = busy;
  form.setAttribute('aria-busy', String(busy));
  for (const name of order) inputs[name].readOnly = busy;
}

async function tokenise(): Promise<void> {
  const expiry = expiryOf(inputs.expiry.value);
  const response = await fetch('tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-key': config.clientKey },
    credentials: 'omit',
    body: JSON.stringify({
      sessionId: config.sessionId,
      number: digitsOf(inputs.number.value),
      expiryMonth: expiry?.month,
      expiryYear: expiry?.year,
      securityCode: inputs.securityCode.value,
      name: inputs.name.value.trim(),
    }),
  });
  if (response.status === 201) {
    tell('tokenised', (await response.json()) as FieldEvents['tokenised']);
    return;
  }
  if (response.status === 422) {
    const { error } = (await response.json()) as { error: { field: FieldName; label: keyof Labels } };
    const message = said(error.label) ?? labels.unavailable;
    element(`#${error.field}-error`).textContent = message;
    inputs[error.field].setAttribute('aria-invalid', 'true');
    invalid(error.field, message);
    return;
  }
  const isExpired = response.status === 401 || response.status === 410;
  tell(
    'failed',
    isExpired
      ? { reason: 'session-expired', message: labels.sessionExpired }
      : { reason: 'unavailable', message: labels.unavailable },
  );
}

for (const label of document.querySelectorAll<HTMLElement>('[data-label]')) {
  label.textContent = labels[label.dataset.label as keyof Labels];
}
inputs.number.placeholder = labels.numberPlaceholder;
inputs.expiry.placeholder = labels.expiryPlaceholder;
element('#securityCode-hint').textContent = labels.securityCodeBack;
document.documentElement.lang = config.locale;
document.documentElement.dataset.scheme = config.scheme;
document.body.dataset.ground = config.ground;
document.title = labels.frameTitle;

for (const name of order) {
  const input = inputs[name];
  input.addEventListener('input', (event) =>
    typed(name, event instanceof InputEvent && event.inputType.startsWith('delete')),
  );
  input.addEventListener('focus', () => tell('focus', { field: name }));
  input.addEventListener('blur', (event) => {
    if (input.value !== '') outspoken.add(name);
    show(name);
    if (!event.relatedTarget) tell('focus', { field: null });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) tell('enter', {});
  });
}
form.addEventListener('submit', (event) => event.preventDefault());

addEventListener('message', ({ source, origin, data }: MessageEvent<PageMessage | null>) => {
  if (source !== parent || origin !== config.origin) return;
  if (data?.source !== 'waymark-pay-page' || data.nonce !== config.nonce) return;
  if (data.command === 'focus') inputs[data.field].focus();
  else void submit();
});

new ResizeObserver(() => tell('height', { height: document.body.getBoundingClientRect().height })).observe(
  document.body,
);
form.hidden = false;
tell('ready', {});
