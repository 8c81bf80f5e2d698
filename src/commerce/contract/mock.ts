import { dereference, isObject, objectAt, type Json, type JsonObject } from './document.ts';
import type { Route } from './routes.ts';

/** Returns the example of a media type: `example`, else the first of `examples`. */
export function exampleOf(media: JsonObject): Json | undefined {
  if (media['example'] !== undefined) return media['example'];
  const [first] = Object.values(objectAt(media, 'examples'));
  return isObject(first) ? first['value'] : undefined;
}

interface MockReply {
  status: number;
  body: Json | Uint8Array | undefined;
  headers?: Record<string, string>;
}

/**
 * Returns the contract's example answer (core 7: mock mode). `Prefer: code=404` selects another status than the first
 * successful one. Null if the contract has no answer of that status.
 */
export function mockReply(route: Route, prefer: string | null): MockReply | null {
  const responses = objectAt(route.operation(), 'responses');
  const wanted = /(?:^|[,;\s])code=(\d{3})(?:$|[,;\s])/.exec(prefer ?? '')?.[1];
  const status = wanted ?? Object.keys(responses).find((key) => /^[23]\d\d$/.test(key));
  if (!status) return null;
  const response = responses[status] ?? responses['default'];
  if (!isObject(response)) return null;
  const content = objectAt(response, 'content');
  for (const type of ['application/pdf', 'image/webp']) {
    const file = exampleOf(objectAt(content, type));
    if (typeof file !== 'string') continue;
    return { status: Number(status), body: new TextEncoder().encode(file), headers: { 'content-type': type } };
  }
  const example = exampleOf(objectAt(content, 'application/json'));
  return { status: Number(status), body: example === undefined ? undefined : dereference(example) };
}
