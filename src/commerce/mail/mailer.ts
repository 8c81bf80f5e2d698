/** An e-mail as it is sent. `html` and `text` have the same content. */
export interface Mail {
  /** The same e-mail has the same id if it is sent again. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Address that ends emails of this kind when it is posted (RFC 8058); emails about an order have none. */
  unsubscribe?: string;
}

/**
 * The port to an e-mail service. Resolves if the service accepted the e-mail; throws if not, and the task is retried.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
