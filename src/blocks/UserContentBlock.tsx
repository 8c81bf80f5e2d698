import type { UserGeneratedContentBlock as UserContent } from '#openapi/generated/waymark.gen.ts';
import { LaterUserContent } from '#src/flows/user-content/index.ts';
import type { BlockData } from './blocks.data.ts';

/** A gallery of shoppers' pictures; on a page about one product of those that show it (catalogue 3). */
export function UserContentBlock({ block, about }: { block: UserContent; about: BlockData['about'] }) {
  const { containerId, filter = null } = block;
  return <LaterUserContent id={containerId} filter={filter} productId={about?.skus[0] ?? null} section={block} />;
}
