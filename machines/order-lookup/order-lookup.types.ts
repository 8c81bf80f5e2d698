import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface LookupFields {
  orderNumber: string;
  email: string;
}

export interface OrderLookupContext {
  found: Purchase | null;
  failure: ApiFailure | null;
}

export type OrderLookupEvent = { type: 'lookup.submitted'; fields: LookupFields };
