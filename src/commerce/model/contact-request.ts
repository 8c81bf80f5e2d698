/** What a shopper writes to the shop. */
export interface ContactRequestDoc {
  category: string;
  subject: string;
  name: string;
  message: string;
  orderNumber: string | null;
}
