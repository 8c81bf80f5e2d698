type KeyOf<Body> = Body extends unknown ? keyof Body : never;
type At<Body, Key> = Body extends unknown ? (Key extends keyof Body ? Body[Key] : never) : never;

/** `Given`, if neither it nor what lies in it has a field that `Body` does not know. */
export type Exact<Body, Given> = Given extends object
  ? { [Key in keyof Given]: Key extends KeyOf<Body> ? Exact<At<Body, Key>, Given[Key]> : never }
  : Given;

/**
 * A body of a call, made from parts: a field with a wrong name does not type-check. TypeScript looks for such fields in
 * plain literals alone, not in spreads; tests/contract/exact-bodies.test.ts says where this is missing.
 */
export const exactly =
  <Body extends object>() =>
  <Given extends Body>(given: Given & Exact<Body, Given>): Body =>
    given;
