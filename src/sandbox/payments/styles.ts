import { day, night } from '#src/ui/theme/tokens.ts';

const declare = (scheme: Record<string, string>) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The shop's own tokens, so that the frames are of one piece with the page around them. */
const base = `
@font-face {
  font-family: 'Figtree Variable';
  font-weight: 300 900;
  font-display: swap;
  src: url('figtree.woff2') format('woff2');
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 300 549;
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 102%;
  ascent-override: 93.1%;
  descent-override: 24.5%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 550 900;
  src: local('Arial Bold'), local('Liberation Sans Bold');
  size-adjust: 95.9%;
  ascent-override: 99.1%;
  descent-override: 26.1%;
  line-gap-override: 0%;
}
:root {
  color-scheme: light dark;
  ${declare(day)};
}
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
    ${declare(night)};
  }
}
:root[data-scheme='dark'] {
  color-scheme: dark;
  ${declare(night)};
}
:root[data-scheme='light'] {
  color-scheme: light;
}
*,
*::before,
*::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
}
body {
  margin: 0;
  color: var(--ink);
  font:
    400 1rem / 1.55 'Figtree Variable',
    'Figtree Fallback',
    'Helvetica Neue',
    Arial,
    sans-serif;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
p,
h1,
dl,
dd {
  margin: 0;
}
input,
button {
  font: inherit;
  color: inherit;
  letter-spacing: inherit;
}
[hidden] {
  display: none !important;
}
::selection {
  background: var(--accent);
  color: var(--on-accent);
}
label {
  display: block;
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.3;
}
.box {
  position: relative;
  display: flex;
  align-items: center;
  min-height: 3rem;
  border: 1px solid var(--line-strong);
  border-radius: 2px;
  background: var(--surface);
  transition: border-color 150ms cubic-bezier(0.2, 0.7, 0.2, 1);
}
.box:hover {
  border-color: var(--ink);
}
.box:focus-within {
  border-color: var(--ink);
  box-shadow: inset 0 0 0 1px var(--ink);
}
.box:has([aria-invalid]) {
  border-color: var(--danger);
}
.box:has([aria-invalid]):focus-within {
  box-shadow: inset 0 0 0 1px var(--danger);
}
.box input {
  flex: 1;
  min-width: 0;
  width: 100%;
  min-height: 2.875rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: inherit;
  outline: none;
  background: none;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
}
.box input::placeholder {
  color: var(--ink-soft);
  opacity: 1;
}
.box input:-webkit-autofill {
  box-shadow: inset 0 0 0 4rem var(--moss-soft);
  -webkit-text-fill-color: var(--ink);
}
.error {
  display: flex;
  gap: 0.5rem;
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.35;
}
.error::before {
  content: '';
  flex: none;
  width: 1rem;
  height: 1rem;
  margin-top: 0.1em;
  background: currentColor;
  clip-path: path(
    evenodd,
    'M8 1.2 L15.6 14.4 L0.4 14.4 Z M8.8 6 L7.2 6 L7.2 10 L8.8 10 Z M8.8 11.2 L7.2 11.2 L7.2 12.8 L8.8 12.8 Z'
  );
}
.error:empty {
  position: absolute;
  display: block;
}
.error:empty::before {
  content: none;
}
svg {
  display: block;
  flex: none;
}
@media (prefers-reduced-motion: reduce) {
  *,
  *::before,
  *::after {
    transition: none !important;
    animation: none !important;
  }
}
`;

export const frameStyles = `${base}
body {
  padding: 4px;
  background: var(--surface);
}
body[data-ground='paper'] {
  background: var(--paper);
}
body[data-ground='sunken'] {
  background: var(--sunken);
}
.card {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1.125rem 1rem;
}
.card[aria-busy='true'] {
  opacity: 0.6;
  transition: opacity 150ms;
}
.field {
  display: grid;
  align-content: start;
  gap: 0.5rem;
  min-width: 0;
}
.field[data-wide] {
  grid-column: 1 / -1;
}
#number {
  padding-inline-end: 0.25rem;
}
.brands {
  display: flex;
  gap: 0.25rem;
  padding-inline-end: 0.625rem;
  pointer-events: none;
}
.brands svg {
  width: 2.125rem;
  height: 1.4375rem;
  border-radius: 3px;
}
.brands:not([data-known]) svg[data-mark='other'] {
  display: none;
}
.code {
  margin-inline-end: 0.75rem;
  width: 2.125rem;
  height: 1.4375rem;
  color: var(--ink-soft);
  pointer-events: none;
}
.code [data-side='front'],
[data-code='4'] .code [data-side='back'] {
  display: none;
}
[data-code='4'] .code [data-side='front'] {
  display: inline;
}
.hint {
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.35;
}
.error:not(:empty) + .hint {
  display: none;
}
.note {
  grid-column: 1 / -1;
  display: flex;
  gap: 0.5rem;
  padding-top: 0.875rem;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.4;
  text-wrap: pretty;
}
.note svg {
  width: 1rem;
  height: 1rem;
  margin-top: 0.1em;
}
@media (max-width: 359px) {
  .card {
    column-gap: 0.75rem;
  }
  .brands:not([data-known]) {
    gap: 2px;
    padding-inline-end: 0.5rem;
  }
  .brands:not([data-known]) svg {
    width: 1.5625rem;
    height: 1.0625rem;
  }
}
@media (max-width: 299px) {
  .brands:not([data-known]),
  .code {
    display: none;
  }
}
`;

export const bankStyles = `${base}
body {
  background: var(--surface);
}
.sheet {
  width: 100%;
  max-width: 27rem;
  margin-inline: auto;
  padding: 1rem 1.25rem 1.25rem;
}
.head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: 0.875rem;
  border-bottom: 1px solid var(--line);
}
.bank {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  font-weight: 650;
  letter-spacing: -0.01em;
}
.bank svg {
  width: 1.75rem;
  height: 1.75rem;
  color: var(--moss);
}
.head > svg {
  width: 2.625rem;
  height: 1.75rem;
  border-radius: 3px;
}
h1 {
  margin-top: 1.25rem;
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.025em;
  text-wrap: balance;
}
.lead {
  margin-top: 0.375rem;
  color: var(--ink-soft);
  line-height: 1.45;
  text-wrap: pretty;
}
dl {
  margin-top: 1rem;
  padding: 0.125rem 1rem;
  border-radius: 4px;
  background: var(--sunken);
}
dl div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.5rem;
}
dl div + div {
  border-top: 1px solid var(--line);
}
dt {
  color: var(--ink-soft);
}
dd {
  font-weight: 600;
  text-align: end;
  font-variant-numeric: tabular-nums;
}
form {
  display: grid;
  gap: 0.5rem;
  margin-top: 1.125rem;
}
.box input {
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: 0.3em;
}
.box input::placeholder {
  font-weight: 400;
}
button {
  min-height: 3rem;
  margin-top: 0.5rem;
  padding: 0.5rem 1.5rem;
  border: 1.5px solid transparent;
  border-radius: 2px;
  background: var(--ink);
  color: var(--paper);
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color 150ms,
    color 150ms;
}
button:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}
button[value='cancel'] {
  margin-top: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
}
@media (hover: hover) and (pointer: fine) {
  button:hover {
    background: var(--moss);
    color: var(--on-moss);
  }
  button[value='cancel']:hover {
    background: none;
    color: var(--accent-text);
    text-decoration-thickness: 2px;
  }
}
.test {
  margin-top: 0.5rem;
  padding: 0.5rem 0.875rem;
  border-inline-start: 3px solid var(--accent);
  background: var(--paper);
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.45;
}
.test b {
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
}
.end {
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding-block: 4rem;
  text-align: center;
}
.end svg {
  width: 3rem;
  height: 3rem;
  color: var(--moss);
}
.end[data-status='N'] svg,
.end[data-status='U'] svg {
  color: var(--danger);
}
.end h1 {
  margin-top: 0;
}
.end p {
  color: var(--ink-soft);
}
`;

/** A page of its own, not a frame: the sheet stands on the paper. */
export const planStyles = `${bankStyles}
body {
  min-height: 100dvh;
  padding: clamp(0rem, 6vw, 4rem) 0 2rem;
  background: var(--paper);
}
.sheet {
  max-width: 30rem;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  background: var(--surface);
}
@media (min-width: 34rem) {
  .sheet {
    border: 1px solid var(--line);
    border-radius: 4px;
  }
}
.sum dt {
  color: var(--ink);
  font-weight: 600;
}
button[value='refuse'] {
  margin-top: 0;
  border-color: var(--line-strong);
  background: none;
  color: inherit;
}
button[value='back'] {
  margin-top: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
}
.test {
  margin-top: 1.25rem;
  background: var(--sunken);
}
.payers {
  display: grid;
  gap: 0.75rem;
  margin: 0 0 1.25rem;
  padding: 0;
  border: 0;
}
.payers legend {
  margin-bottom: 0.75rem;
  padding: 0;
  font-weight: 600;
}
.payers label {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  min-height: 2.75rem;
  align-items: center;
}
.payers input {
  width: 1.25rem;
  height: 1.25rem;
  min-height: 0;
  margin: 0;
  accent-color: var(--accent-text);
}
.end {
  padding-block: 3rem 2rem;
}
@media (hover: hover) and (pointer: fine) {
  button[value='back']:hover {
    background: none;
    color: var(--accent-text);
  }
}
`;
