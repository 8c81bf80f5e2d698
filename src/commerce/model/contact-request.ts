/** What a shopper writes to the shop. */
export interface ContactRequestDoc {
  category: string;
  subject: string;
  name: string;
  message: string;
  orderNumber: string | null;
  /** The item of the order that a warranty case is about, as the shop names it. */
  product?: string;
}
