/** Milliseconds that a stream stays open: a process that drains waits for it, and browsers open the next. */
const LIFETIME = 15_000;

/** Where an open preview hears that an editor saved something. */
export interface PreviewChanges {
  /** Tells every open preview. */
  changed(): void;
  /** Answers with the stream of changes (server-sent events). */
  answer(request: Request): Response;
}

/**
 * `revision` names what the editors have now: a browser whose stream ended tells the one that it knows, so that it
 * misses nothing between two streams.
 */
export function createPreviewChanges(revision: () => string): PreviewChanges {
  const encoder = new TextEncoder();
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const event = (type: 'opened' | 'changed') =>
    encoder.encode(`retry: 300\nid: ${revision()}\nevent: ${type}\ndata: ${revision()}\n\n`);
  return {
    changed: () => {
      for (const stream of open) stream.enqueue(event('changed'));
    },
    answer: (request) => {
      const known = request.headers.get('last-event-id');
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      let ending: NodeJS.Timeout | undefined;
      const forget = () => {
        clearTimeout(ending);
        if (own) open.delete(own);
      };
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          own = stream;
          open.add(stream);
          stream.enqueue(event(known === null || known === '' || known === revision() ? 'opened' : 'changed'));
          ending = setTimeout(() => {
            forget();
            stream.close();
          }, LIFETIME);
          ending.unref();
        },
        cancel: forget,
      });
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      });
    },
  };
}
