import { describe, expect, test } from 'vitest';
import type { BotDefence, DefendedAction } from '#src/commerce/bot-defence/bot-defence.ts';

/**
 * What an implementation provides to be tested against the port: itself, and the tokens that a page gets from its
 * script.
 */
export interface DefenceUnderTest {
  defence: BotDefence;
  tokenFor(action: DefendedAction, siteKey: string): Promise<string>;
  /** The token of a check that was passed. */
  checkFor(action: DefendedAction, siteKey: string): Promise<string>;
  /** An account for which the defence is not sure. */
  doubtful: string;
}

/** The contract tests of BotDefence, for any implementation. */
export function describeBotDefence(name: string, setUp: () => DefenceUnderTest): void {
  const origin = 'https://shop.example';
  const account = 'maya@example.com';

  describe(`${name} as a bot defence`, () => {
    test("has a script of the shop's own origin, and says which bytes it is", async () => {
      const script = await setUp().defence.script(origin);
      expect(new URL(script.scriptUrl).origin).toBe(origin);
      expect(script.scriptIntegrity).toMatch(/^sha384-[\w+/]{64}$/);
    });

    test('accepts a token for one action, once', async () => {
      const { defence, tokenFor } = setUp();
      const { siteKey } = await defence.script(origin);
      const token = await tokenFor('login', siteKey);
      expect(await defence.judge({ token, action: 'login', account })).toBe('person');
      expect(await defence.judge({ token, action: 'login', account })).toBe('program');
      expect(await defence.judge({ token: await tokenFor('login', siteKey), action: 'placeOrder', account })).toBe(
        'program',
      );
      expect(await defence.judge({ token: 'made up', action: 'login', account: null })).toBe('program');
    });

    test('asks for a check if it is not sure, and accepts a passed check', async () => {
      const { defence, tokenFor, checkFor, doubtful } = setUp();
      const { siteKey } = await defence.script(origin);
      expect(
        await defence.judge({ token: await tokenFor('placeOrder', siteKey), action: 'placeOrder', account: doubtful }),
      ).toBe('unsure');
      expect(
        await defence.judge({ token: await checkFor('placeOrder', siteKey), action: 'placeOrder', account: doubtful }),
      ).toBe('person');
    });
  });
}
