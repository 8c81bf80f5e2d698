import waymark from '#openapi/generated/waymark.json' with { type: 'json' };

/** A source and its text. */
export interface Source {
  path: string;
  text: string;
}

interface Operation {
  method: string;
  path: string;
  id: string;
  words: string;
}

/** Refusals of any call of the cart: the cart's own chart handles them, and no requester sees them. */
const everywhere = new Set(['BSK404', 'AUT498']);

const operations: readonly Operation[] = Object.entries(waymark.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { operationId?: string; description?: string }>).flatMap(
    ([method, { operationId: id, description: words = '' }]) => (id ? [{ method, path, id, words }] : []),
  ),
);

/** Returns the codes that the contract documents for an operation, including those of operations that it refers to. */
function codesOf(id: string, seen: readonly string[] = []): string[] {
  const words = (operations.find((one) => one.id === id)?.words ?? '').split('Refusals').slice(1).join(' ');
  const others = [...words.matchAll(/those of (\w+)/g)].flatMap(([, other = '']) =>
    seen.includes(other) ? [] : codesOf(other, [...seen, id]),
  );
  return [...new Set([...[...words.matchAll(/\b[A-Z]{3,4}\d{3,4}\b/g)].map(String), ...others])];
}

/** Returns the operations that a source calls: by a call of the client, or as a change of the cart. */
const askedBy = ({ text }: Source): string[] =>
  operations.flatMap(({ method, path, id }) => {
    const isCalled = text.includes(`api.${method.toUpperCase()}('${path}'`);
    return isCalled || text.includes(`operation: '${id}'`) ? [id] : [];
  });

/** Returns which flows make calls that can be refused with each code. */
export function flowsMeeting(views: readonly Source[]): (code: string) => string[] {
  const flows = new Map<string, Set<string>>();
  for (const source of views) {
    const flow = source.path.split('/')[2] ?? '';
    // The calls of the cart's own ports are requested by other flows.
    if (/^src\/flows\/cart\/\w+\.actors\.ts$/.test(source.path)) continue;
    const codes = flows.get(flow) ?? new Set();
    for (const id of askedBy(source)) for (const code of codesOf(id)) codes.add(code);
    flows.set(flow, codes);
  }
  return (code) =>
    everywhere.has(code) ? [] : [...flows].filter(([, codes]) => codes.has(code)).map(([flow]) => flow);
}
