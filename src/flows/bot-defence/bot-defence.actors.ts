import { type AnyEventObject, fromCallback } from 'xstate';
import type { BotDefencePorts } from '#machines/bot-defence/bot-defence.setup.ts';
import type { DefendedAction } from '#machines/bot-defence/bot-defence.types.ts';
import { expected } from '#machines/shared/ports.ts';
import { showCheck } from './defence.actors.ts';

/** The actor of the bot check: the bot defence's own widget. The label of its element is its text. */
export const createBotDefenceActors = (): BotDefencePorts => ({
  showCheck: fromCallback<AnyEventObject, { placeId: string; action: DefendedAction }>(
    ({ input: { placeId, action }, sendBack }) => {
      const ending = new AbortController();
      const place = expected(document.getElementById(placeId), 'place of the check');
      showCheck(place, { action, label: place.dataset['label'] ?? '' }, ending.signal).then(
        (token) => sendBack({ type: 'check.passed', token }),
        () => {
          if (!ending.signal.aborted) sendBack({ type: 'check.failed' });
        },
      );
      return () => ending.abort();
    },
  ),
});
