export interface CompareInput {
  /** Products that this device remembers. */
  ids: readonly string[];
}

/** The products that are chosen for the comparison, in the order of the presses. */
export type CompareContext = CompareInput;

export type CompareEvent =
  /** The control of a card was pressed. */
  | { type: 'product.toggled'; id: string }
  | { type: 'choice.cleared' }
  /** Another tab has changed what the device remembers. */
  | { type: 'device.changed'; ids: readonly string[] };
