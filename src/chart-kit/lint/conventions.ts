/** What a project's charts are made of, as far as no rule can see it in a chart itself. */
export interface Conventions {
  /**
   * True for logic that sends events while it is invoked, and never ends: what the project makes with `fromCallback`.
   */
  readonly isCallback: (logic: unknown) => boolean;
  /** True for the callback that forwards what other invoked charts emit; its input is the list of their systemIds. */
  readonly isForwarder: (logic: unknown) => boolean;
  /** What the description of a chart has to name, with an example; null if nothing. */
  readonly section: { readonly pattern: RegExp; readonly example: string } | null;
}
