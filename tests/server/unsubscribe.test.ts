import { expect, it } from 'vitest';
import { createUnsubscribe } from '#src/server/unsubscribe.ts';

const caller = { address: '203.0.113.7', host: 'shop.test', port: 80 };
const formType = 'application/x-www-form-urlencoded';
const id = '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';

/** The answer to a posted link, and the calls that it made through the gateway. */
async function postedTo(list: string, body: string, type: string = formType) {
  const seen: Request[] = [];
  const unsubscribe = createUnsubscribe(async (request) => {
    seen.push(request);
    return new Response(null, { status: 204 });
  });
  const request = new Request(`http://shop.test/unsubscribe/${list}/${id}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const answer = await unsubscribe(request, caller, list, id);
  return { status: answer?.status ?? null, calls: seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`) };
}

it('stops the alerts of the link that a mail program posts', async () => {
  expect(await postedTo('stock-alerts', 'List-Unsubscribe=One-Click')).toEqual({
    status: 204,
    calls: [`DELETE /products/v1/notifications/${id}`],
  });
});

it('takes the link in both forms in which mail programs post it', async () => {
  const multipart = [
    '--edge',
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    '--edge--',
    '',
  ].join('\r\n');
  expect(await postedTo('stock-alerts', multipart, 'multipart/form-data; boundary=edge')).toMatchObject({
    status: 204,
  });
  expect(await postedTo('stock-alerts', 'List-Unsubscribe=One-Click', `${formType}; charset=utf-8`)).toMatchObject({
    status: 204,
  });
});

it('does nothing for another list, body or type', async () => {
  expect(await postedTo('orders', 'List-Unsubscribe=One-Click')).toEqual({ status: null, calls: [] });
  expect(await postedTo('stock-alerts', 'List-Unsubscribe=Maybe')).toEqual({ status: 400, calls: [] });
  expect(await postedTo('stock-alerts', 'no form', 'multipart/form-data; boundary=edge')).toEqual({
    status: 400,
    calls: [],
  });
  expect(await postedTo('stock-alerts', '{}', 'application/json')).toEqual({ status: 415, calls: [] });
});
