/** An email as the mailbox keeps it. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** ISO. */
  sentAt: string;
}
