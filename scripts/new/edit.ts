export type Edit = (text: string) => string | null;

export const withLineBefore =
  (place: RegExp, line: string): Edit =>
  (text) =>
    text.search(place) < 0 ? null : text.replaceAll(place, (found) => `${line}\n${found}`);

/** Collects edits of files that are there, before any of them is written. */
export class Edits {
  readonly changed = new Map<string, string>();
  private readonly read: (path: string) => string;

  constructor(read: (path: string) => string) {
    this.read = read;
  }

  /** Throws if the edit finds its place no longer. */
  change(path: string, edit: Edit): void {
    const edited = edit(this.changed.get(path) ?? this.read(path));
    if (edited === null) throw new Error(`${path} is not written as expected: make this change by hand`);
    this.changed.set(path, edited);
  }
}
