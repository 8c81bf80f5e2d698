/** A way through a chart: the name of its input, '' for the default one, and its steps as `offers.ts` names them. */
export interface Trail {
  start: string;
  steps: readonly string[];
}

const encoded = (name: string): string => encodeURIComponent(name).replaceAll('%3A', ':').replaceAll('%20', '+');
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
};

/** Returns `#steps=reload.requested,readReloadAge:done`, with `start=...&` before it if it is not the default one. */
export function hashOf({ start, steps }: Trail): string {
  const parts = [
    ...(start === '' ? [] : [`start=${encoded(start)}`]),
    ...(steps.length === 0 ? [] : [`steps=${steps.map(encoded).join(',')}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** Returns the trail of an address; the beginning if it has none. */
export function trailIn(hash: string): Trail {
  const value = (key: string) => new RegExp(`(?:^#|&)${key}=([^&]*)`).exec(hash)?.[1] ?? '';
  return { start: decoded(value('start')), steps: value('steps').split(',').filter(Boolean).map(decoded) };
}
