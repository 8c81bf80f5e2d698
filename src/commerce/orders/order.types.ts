/** What an order froze when it was placed; the catalogue may change afterwards. */
export interface OrderDoc {
  /** Units taken from the shelf, by upc: given back when the bank refuses. */
  held: { upc: string; qty: number }[];
}
