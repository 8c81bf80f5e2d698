import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';

/** Says what a text is, for whoever finds it in an issue. */
const kind = 'waymark.inspector.log';

/** A log as text: masked as everything that leaves a page is. */
export const logText = (recording: Recording): string => JSON.stringify({ kind, version: 1, ...recording }, null, 1);

const isList = (value: unknown, has: readonly string[]): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && has.every((key) => key in item));

/** A log that was copied, as a page of its own that runs nowhere. Throws where the text is none. */
export function readLogText(text: string): Recording {
  const { kind: found, version, page, rendered, before, moments } = JSON.parse(text);
  const isLog =
    found === kind && version === 1 && typeof page?.path === 'string' && typeof page.since === 'string' &&
    isList(rendered, ['chart', 'state']) && isList(before, ['id', 'name', 'status']) && isList(moments, ['id', 'at', 'actor', 'chart', 'type', 'changes']) &&
    moments.every(({ changes }: Recording['moments'][number]) => isList(changes, ['actor', 'isNew']));
  if (!isLog) throw new Error('this is no log of the inspector');
  const { path, since, leftAt } = page;
  return { page: { id: crypto.randomUUID(), path, since, leftAt: leftAt ?? since, from: 'copy' }, rendered, before, moments };
}
