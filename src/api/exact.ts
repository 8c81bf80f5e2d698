type KeyOf<Body> = Body extends unknown ? keyof Body : never;
type At<Body, Key> = Body extends unknown ? (Key extends keyof Body ? Body[Key] : never) : never;

/** `Given`, if neither it nor any nested object has a field that `Body` does not have. */
export type Exact<Body, Given> = Given extends object
  ? { [Key in keyof Given]: Key extends KeyOf<Body> ? Exact<At<Body, Key>, Given[Key]> : never }
  : Given;

/**
 * Checks a body of a call that is made from parts: a field with a wrong name does not compile. TypeScript checks this
 * only in plain literals, not in spreads. tests/contract/exact-bodies.test.ts reports where a call lacks this check.
 */
export const exactly =
  <Body extends object>() =>
  <Given extends Body>(given: Given & Exact<Body, Given>): Body =>
    given;
