import { fromCallback, fromPromise } from 'xstate';
import type { SmsOptInPorts } from '#machines/sms-opt-in/sms-opt-in.setup.ts';
import type {
  SubscriptionConfirmation,
  SubscriptionRequest,
  SubscriptionSource,
} from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem } from '#src/api/problem.ts';
import { readSubscriptions } from '#src/flows/shared/read-subscriptions.actors.ts';

const path = '/consumers-v3/consumer/subscription';

/** Calls back with the phone of another form, in international form; null if it is not valid. Returns how to stop. */
export type WatchPhone = (tell: (phone: string | null) => void) => () => void;

/** Where the box is, and who has to know that the subscriptions changed. */
export interface SmsOptInPlace {
  acquisitionType: SubscriptionSource['acquisitionType'];
  onChange?: () => void;
  watchPhone?: WatchPhone;
}

/** The actors of the box: the calls (core 7), and the phone of the form beside it. */
export const createSmsOptInActors = ({ acquisitionType, onChange, watchPhone }: SmsOptInPlace): SmsOptInPorts => ({
  getSubscriptions: fromPromise(({ signal }) => readSubscriptions(signal)),
  requestCode: fromPromise(async ({ input: { recipient }, signal }) => {
    const source = { acquisitionType };
    const body = exactly<SubscriptionRequest>()({ channel: 'sms', recipient, policy: true, source });
    const { error, response } = await api.POST(path, { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
    onChange?.();
  }),
  confirmCode: fromPromise(async ({ input: { passcode }, signal }) => {
    const body = exactly<SubscriptionConfirmation>()({ channel: 'sms', code: passcode });
    const { error, response } = await api.PUT(path, { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
    onChange?.();
  }),
  watchPhone: fromCallback(({ sendBack }) => watchPhone?.((phone) => sendBack({ type: 'phone.changed', phone }))),
});
