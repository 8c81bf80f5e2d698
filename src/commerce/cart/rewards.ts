import type { Session } from '../auth/session.types.ts';
import { CommerceError } from '../errors.ts';

/** Points, vouchers, rewards and credit: not for guests (REW401), and only for members (REW130). */
export function assertMember(session: Session): never {
  if (session.consumerType === 'GUEST') throw new CommerceError('REW401', 401);
  throw new CommerceError('REW130', 403);
}
