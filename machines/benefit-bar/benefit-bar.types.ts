export interface BenefitBarInput {
  /** The id of the editors' block, by which the device remembers it. */
  id: string;
}

export type BenefitBarContext = BenefitBarInput;

export type BenefitBarEvent =
  | { type: 'bar.closed' }
  /** Another tab has closed bars: the ids of all that this device remembers. */
  | { type: 'device.changed'; closed: readonly string[] };
