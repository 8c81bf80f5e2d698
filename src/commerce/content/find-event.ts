import type { ContentEvent, Locale } from '#openapi/generated/waymark.gen.ts';
import { blocksIn } from './blocks-in.ts';
import type { ContentSource } from './content-source.ts';

/** Returns an event that some page or fragment of the locale announces; null if none does. */
export async function findEvent(source: ContentSource, eventId: string, locale: Locale): Promise<ContentEvent | null> {
  for (const { content } of await source.documents(locale))
    for (const block of blocksIn(content)) {
      const event = block['type'] === 'event' ? (block['event'] as ContentEvent) : null;
      if (event?.eventId === eventId) return event;
    }
  return null;
}
