/** The storage key of the products that are chosen for the comparison. */
export const comparedKey = 'waymark.compare';

const listeners = new Set<() => void>();
const waiting: string[] = [];
let press: ((id: string) => void) | null = null;
let known: string | null = null;

const stored = (): string => (known ??= localStorage.getItem(comparedKey) ?? '');
const tell = (): void => listeners.forEach((heard) => heard());

export function subscribeCompared(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** The ids of the chosen products, joined by commas. */
export const comparedNow = stored;

export const isCompared = (id: string): boolean => stored().split(',').includes(id);

/** Number of presses that wait for the chart. */
export const waitingPresses = (): number => waiting.length;

/** Above zero once a product is chosen or pressed: then the bar's code is needed (src/flows/compare). */
export const comparing = (): number => waiting.length + Number(press !== null || stored() !== '');

/** Takes back the presses whose code could not be loaded. */
export function forgetPresses(): void {
  waiting.length = 0;
  tell();
}

/** Presses the control of a product. Its chart is loaded by the first press, which waits for it. */
export function toggleCompared(id: string): void {
  if (press) return press(id);
  waiting.push(id);
  tell();
}

/** Passes the presses on cards to `listener`, first those that wait. Returns a function that stops this. */
export function watchPresses(listener: (id: string) => void): () => void {
  press = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    press = null;
  };
}

/** Shows `ids` as chosen on all cards of the page. */
export function showCompared(ids: string): void {
  known = ids;
  tell();
}
