import type { DeviceSession } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface DevicesInput {
  /** What the server has already loaded; null for a guest, or if it could not. */
  devices: DeviceSession[] | null;
}

export interface DevicesContext extends DevicesInput {
  /** The session that is ended. */
  chosenId: string | null;
  /** Why the last change was refused. */
  failure: ApiFailure | null;
}

export type DevicesEvent =
  | { type: 'session.ended'; id: string }
  /** Every device but this one is to be signed out. */
  | { type: 'others.ended' }
  /** The dialog of the password is closed: it may have signed out other devices. */
  | { type: 'devices.outdated' }
  | { type: 'devices.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
