import type { DemoGuide } from '#src/domain/demo-guide.ts';
import { guidePage } from './guide-page.ts';

/**
 * The demo guide over HTTP: `/sandbox/guide` for who has no scripts, `/sandbox/guide.json` for the drawer of the shop.
 */
export const createGuideSandbox =
  (read: () => Promise<DemoGuide>) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { pathname } = new URL(request.url);
    if (pathname === '/sandbox/guide.json')
      return Response.json(await read(), { headers: { 'cache-control': 'no-store' } });
    return pathname === '/sandbox/guide' ? guidePage(await read()) : new Response(null, { status: 404 });
  };
