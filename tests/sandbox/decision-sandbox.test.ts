import { describe, expect, test } from 'vitest';
import { createHttpDecisionEngine } from '#src/commerce/decisions/http-decision-engine.ts';
import { createDecisionSandbox } from '#src/sandbox/decisions/decision-sandbox.ts';
import { describeDecisionEngine, newVisitor } from './decision-engine-contract.ts';

const url = 'https://engine.example/api/engine/v1/decide/waymark';
const account = 'a-701b337c/p/shop.example';
const origin = 'https://shop.example';

function open(fetch?: (request: Request) => Promise<Response>) {
  const sandbox = createDecisionSandbox(() => new Date('2026-11-21T09:30:00Z'));
  const asked: { url: string; body: Record<string, unknown> }[] = [];
  const engine = createHttpDecisionEngine({
    url,
    account,
    origin,
    fetch: async (request) => {
      asked.push({ url: request.url, body: (await request.clone().json()) as Record<string, unknown> });
      return (fetch ?? sandbox.fetch)(request);
    },
  });
  return { engine, asked, sandbox };
}

describeDecisionEngine('the sandbox, over HTTP,', () => ({ engine: open().engine, experienceId: 'offers-shelf' }));

const answering = (body: unknown, status = 200) => open(async () => Response.json(body, { status })).engine;
const answerWith = (...actions: object[]) => ({
  meta: { code: 200, monetateId: '2.1' },
  data: { responses: [{ requestId: 'one', actions }] },
});
const actionType = 'monetate:action:OmnichannelJson';

describe('the engine’s protocol', () => {
  test('tells the page, the channel and the ids, and nothing else of the shopper', async () => {
    const { engine, asked } = open();
    await engine.decide({ ...newVisitor, customerId: 'C00000417', monetateId: '2.7' });
    expect(asked).toEqual([
      {
        url,
        body: {
          channel: account,
          customerId: 'C00000417',
          monetateId: '2.7',
          events: [
            { eventType: 'monetate:context:PageView', url: 'https://shop.example/en-us', pageType: 'home' },
            {
              eventType: 'monetate:context:CustomVariables',
              customVariables: [{ variable: 'channel', value: 'ECOMM' }],
            },
            {
              eventType: 'monetate:decision:DecisionRequest',
              requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
              includeReporting: false,
            },
          ],
        },
      },
    ]);
  });

  test('decides the baseline for a control group, and ignores what is for others', async () => {
    const { actions } = await answering(
      answerWith(
        { actionType, json: { experienceId: 'picks', variantId: 'popular' } },
        { actionType, isControl: true, json: { experienceId: 'ways', variantId: 'short' } },
        { actionType, json: { experienceId: 'no id', variantId: 'x' } },
        { actionType, json: 'text' },
        { actionType: 'monetate:action:SocialProofDataV2', json: { experienceId: 'proof', variantId: 'x' } },
      ),
    ).decide(newVisitor);
    expect(actions).toEqual([{ experienceId: 'picks', variantId: 'popular' }, { experienceId: 'ways' }]);
  });

  test.each([
    ['a failure', {}, 500],
    ['a refusal in its words', { meta: { code: 400 }, data: { responses: [] } }, 200],
    ['something else', [], 200],
  ])('throws at %s', async (_, body, status) => {
    await expect(answering(body, status).decide(newVisitor)).rejects.toThrow();
  });
});

describe('the stand-in', () => {
  test('shows the variant to customers and to half of the guests', async () => {
    const { engine } = open();
    const seenBy = async (monetateId: string, customerId: string | null = null) =>
      (await engine.decide({ ...newVisitor, monetateId, customerId })).actions[0]?.variantId;
    expect(await seenBy('2.1.4')).toBe('popular');
    expect(await seenBy('2.1.5')).toBeUndefined();
    expect(await seenBy('2.1.5', 'C00000417')).toBe('popular');
  });

  test('refuses a request that is none', async () => {
    const { sandbox } = open();
    expect((await sandbox.fetch(new Request(url, { method: 'POST', body: '{}' }))).status).toBe(400);
  });
});
