/** The file formats of a chart's download. */
export const fileKinds = ['svg', 'png', 'mmd', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

export const isFileKind = (kind: string): kind is FileKind => fileKinds.some((known) => known === kind);
