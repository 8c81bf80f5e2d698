import { createHash } from 'node:crypto';
import type { Variant } from '#src/commerce/model/catalogue.ts';

/** A number below `below` that is always the same for the same text. */
const steady = (text: string, below: number): number =>
  createHash('sha1').update(text).digest().readUInt32BE(0) % below;

/** Units on the web shelf of a variant that is no exception: 6 to 185, a digital one as many as anybody asks for. */
export const webUnits = ({ upc, attributes }: Variant): number =>
  attributes.amount ? 1_000_000 : 6 + steady(upc, 180);

/** Units on the shelf of a store: none of three quarters of the range, else 1 to 4. */
export const storeUnits = (storeId: string, { upc, attributes }: Variant): number =>
  attributes.amount ? 0 : Math.max(0, steady(storeId + upc, 16) - 11);
