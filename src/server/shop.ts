import { join } from 'node:path';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import { createCommerce } from '#src/commerce/app.ts';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import type { Config } from './config.ts';
import { createImageService } from './images/image-service.ts';
import type { Logger } from './log.ts';
import { requestScope } from './scope.ts';
import { tokenSecret } from './secret.ts';

/** Everything behind the pages: the service of the contract, the pictures and, outside production, the sandbox. */
export interface Shop {
  service: (request: Request) => Promise<Response>;
  images: { respond(request: Request): Promise<Response> };
  sandbox: ((request: Request) => Promise<Response> | Response) | null;
  onChange(listener: (tags: string[]) => void): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
