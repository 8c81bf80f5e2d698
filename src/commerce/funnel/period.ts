import type { FunnelSourceName } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import type { Period } from './funnel.ts';

/** What is asked for; API404 where the shop keeps its counts to itself (docs/decisions/007). */
export function periodOf(
  { source = 'visitors', days = 30 }: { source?: FunnelSourceName; days?: number },
  isOpen: boolean,
): Period {
  if (!isOpen) throw new CommerceError('API404', 404);
  return { source, days };
}
