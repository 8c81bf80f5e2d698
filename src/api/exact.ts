/** `Given`, if it has no field that `Body` does not know. TypeScript looks for such fields in plain literals alone, not in spreads. */
type Exact<Body, Given extends Body> = Given & Readonly<Record<Exclude<keyof Given, keyof Body>, never>>;

/** A body of a call, made from parts: a field with a wrong name does not type-check. */
export const exactly =
  <Body extends object>() =>
  <Given extends Body>(given: Exact<Body, Given>): Body =>
    given;
