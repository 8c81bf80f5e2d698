import type { FunnelSourceName } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import type { Period } from './funnel.ts';

/** Returns the requested period. Throws API404 if the shop does not publish its counts (docs/decisions/007). */
export function periodOf(
  { source = 'visitors', days = 30 }: { source?: FunnelSourceName; days?: number },
  isOpen: boolean,
): Period {
  if (!isOpen) throw new CommerceError('API404', 404);
  return { source, days };
}
