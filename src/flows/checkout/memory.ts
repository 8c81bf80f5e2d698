import type { AnyStateMachine } from 'xstate';
import type { CheckoutMemory } from '#machines/checkout/checkout.types.ts';

const storageKey = 'waymark.checkout';

/** FNV-1a hash of the chart's configuration: it differs for every version of the chart. */
function hashOf(machine: AnyStateMachine): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(machine.config)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16);
}

interface Envelope {
  hash: string;
  memory: CheckoutMemory;
}

/**
 * Returns the checkout state that this tab stored; null if there is none, or if another version of the chart stored it.
 */
export function readMemory(machine: AnyStateMachine): CheckoutMemory | null {
  const stored = sessionStorage.getItem(storageKey);
  const envelope = stored ? (JSON.parse(stored) as Partial<Envelope>) : null;
  return envelope?.hash === hashOf(machine) ? (envelope.memory ?? null) : null;
}

export function writeMemory(machine: AnyStateMachine, memory: CheckoutMemory | null): void {
  if (memory) sessionStorage.setItem(storageKey, JSON.stringify({ hash: hashOf(machine), memory } satisfies Envelope));
  else sessionStorage.removeItem(storageKey);
}
