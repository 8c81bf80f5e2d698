import type { Notification } from '#openapi/generated/waymark.gen.ts';
import type { CartDoc } from '../model/cart.ts';

const by = (channel: 'email' | 'sms'): Notification => ({ code: 'ORDER_UPDATES', channel });

/** The channels that the shopper chose for this order (core 3, customerNotifications); empty if the profile decides. */
export function orderUpdatesOf({
  shippingAddress,
  collector,
}: Pick<CartDoc, 'shippingAddress' | 'collector'>): Notification[] {
  const hasTexts = (shippingAddress ?? collector)?.subscriptions?.orderTexts;
  if (hasTexts === undefined) return [];
  return hasTexts ? [by('email'), by('sms')] : [by('email')];
}

interface Choice {
  customerNotifications?: readonly Notification[] | undefined;
  /** ISO date. */
  placedAt: string;
}

/**
 * True if text messages tell that the parcel leaves or is ready to collect. What was chosen last counts: with the
 * order, or afterwards in the account.
 */
export function wantsOrderTexts(
  { customerNotifications: chosen = [], placedAt }: Choice,
  profile: { hasOrderTexts?: boolean; orderTextsChosenAt?: string } | undefined,
): boolean {
  const isChangedLater = (profile?.orderTextsChosenAt ?? '') > placedAt;
  if (chosen.length === 0 || isChangedLater) return profile?.hasOrderTexts === true;
  return chosen.some(({ channel }) => channel === 'sms');
}
