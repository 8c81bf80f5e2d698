import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the dialog is about; whoever opens it passes this. */
export interface StopNotificationsInput {
  notificationId: string;
}

export interface StopNotificationsContext extends StopNotificationsInput {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type StopNotificationsEvent = { type: 'form.submitted' };
