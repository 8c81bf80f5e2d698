import type { Recording } from '#machines/live-inspection/live-inspection.types.ts';

/** Identifies the format of a text, for people who find it in an issue. */
const kind = 'waymark.inspector.log';

/** Returns a log as text: masked like everything that leaves a page. */
export const logText = (recording: Recording, indent = 1): string =>
  JSON.stringify({ kind, version: 1, ...recording }, null, indent);

const isList = (value: unknown, has: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && has.every((key) => key in item));

const isMoments = (moments: unknown): moments is Recording['moments'] =>
  isList(moments, ['id', 'at', 'actor', 'chart', 'type', 'changes']) &&
  (moments as Recording['moments']).every(({ changes }) => isList(changes, ['actor', 'isNew']));

const isLoads = (loads: unknown): loads is Recording['loads'] =>
  isList(loads, ['id', 'at', 'path', 'rendered', 'actors']) &&
  (loads as Recording['loads']).every(
    ({ rendered, actors }) => isList(rendered, ['chart', 'state']) && isList(actors, ['id', 'name', 'status']),
  );

/** Parses a log. Throws if the text is not one. A log from before visits were recorded has one page. */
export function recordingIn(text: string): Recording {
  const {
    kind: found,
    version,
    page,
    rendered,
    before,
    moments,
    loads = [],
    began = (moments?.[0]?.id ?? 1) - 1,
  } = JSON.parse(text);
  const isLog =
    found === kind &&
    version === 1 &&
    typeof page?.path === 'string' &&
    typeof page.since === 'string' &&
    isList(rendered, ['chart', 'state']) &&
    isList(before, ['id', 'name', 'status']) &&
    isMoments(moments) &&
    isLoads(loads) &&
    typeof began === 'number';
  if (!isLog) throw new Error('this is no log of the inspector');
  return { page, rendered, before, began, moments, loads };
}

/** Reads a copied log, as a page that is not running. Throws if the text is not a log. */
export function readLogText(text: string): Recording {
  const { page, ...log } = recordingIn(text);
  const { path, since, leftAt } = page;
  return { ...log, page: { id: crypto.randomUUID(), path, since, leftAt: leftAt ?? since, from: 'copy' } };
}
