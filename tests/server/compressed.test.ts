import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '#src/server/compressed.ts';

const cart = { items: Array.from({ length: 40 }, (_, at) => ({ itemId: `item-${at}`, name: 'Ridgeline “3”' })) };
const long = { items: Array.from({ length: 4000 }, (_, at) => ({ itemId: `item-${at}` })) };
const answer = (body: unknown) =>
  Response.json(body, { status: 201, headers: { 'cache-control': 'no-store', vary: 'Origin' } });
const unpacked = async (response: Response): Promise<unknown> =>
  JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString());

describe('an answer of the service', () => {
  it.each([
    ['short', cart],
    ['long', long],
  ])('is compressed if Accept-Encoding allows it (%s), with the header', async (_name, body) => {
    const packed = await compressed(answer(body), 'gzip, deflate, br');
    expect([
      packed.status,
      packed.headers.get('content-encoding'),
      packed.headers.get('vary'),
      packed.headers.get('cache-control'),
    ]).toEqual([201, 'gzip', 'Origin, Accept-Encoding', 'no-store']);
    expect(await unpacked(packed)).toEqual(body);
  });

  it.each([undefined, '', 'br', 'gzip;q=0', 'deflate, gzip; q=0.0, *'])(
    'is not compressed if Accept-Encoding does not allow it (%s)',
    async (accepted) => {
      const plain = await compressed(answer(cart), accepted);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.json()).toEqual(cart);
    },
  );

  it.each(['gzip;q=0.5', '*', 'GZIP', 'br;q=0, *;q=0.1'])('is compressed for %s', async (accepted) => {
    expect((await compressed(answer(cart), accepted)).headers.get('content-encoding')).toBe('gzip');
  });

  it('is not compressed if it is small, and has its length', async () => {
    const small = await compressed(answer({ name: '“3”' }), 'gzip');
    expect([small.headers.get('content-encoding'), small.headers.get('content-length')]).toEqual([
      null,
      String(Buffer.byteLength('{"name":"“3”"}')),
    ]);
    expect(await small.json()).toEqual({ name: '“3”' });
  });

  it('is not compressed if it is a file or empty', async () => {
    const file = new Response(new Uint8Array(5000), { headers: { 'content-type': 'application/pdf' } });
    expect(await compressed(file, 'gzip')).toBe(file);
    const nothing = new Response(null, { status: 304 });
    expect(await compressed(nothing, 'gzip')).toBe(nothing);
  });
});
