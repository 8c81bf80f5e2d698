import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { ChallengePorts } from '#machines/challenge/challenge.setup.ts';
import { expected } from '#machines/shared/ports.ts';
import type { PaymentAction, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import { providerScript } from '#src/flows/payment-method/index.ts';

/** Opens the bank's frame in `element`. Resolves with its result, or with nothing after `signal` aborts it. */
async function openFrame(element: HTMLElement, action: PaymentAction, signal: AbortSignal): Promise<ThreeDS2Result> {
  const script = await providerScript(signal);
  signal.throwIfAborted();
  const frame = script.openAction(element, action);
  signal.addEventListener('abort', () => frame.destroy());
  return frame.result;
}

/** The actors of the bank's check: the provider's frames. */
export const createChallengeActors = (): ChallengePorts => ({
  runFingerprint: fromPromise(async ({ input: { action }, signal }) => {
    const room = document.createElement('div');
    document.body.append(room);
    signal.addEventListener('abort', () => room.remove());
    try {
      return await openFrame(room, action, signal);
    } finally {
      room.remove();
    }
  }),
  showChallenge: fromCallback<AnyEventObject, { placeId: string; action: PaymentAction }>(
    ({ input: { placeId, action }, sendBack }) => {
      const ending = new AbortController();
      const room = expected(document.getElementById(placeId), "place of the bank's page");
      openFrame(room, action, ending.signal).then(
        (result) => sendBack({ type: 'challenge.completed', result }),
        () => {
          if (!ending.signal.aborted) sendBack({ type: 'challenge.completed', result: { transStatus: 'U' } });
        },
      );
      return () => ending.abort();
    },
  ),
});
