/** A letter as it is sent: both ways of reading it say the same. */
export interface Mail {
  /** The same letter sent again has the same id. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The port to whoever carries mail. Resolves when it was taken over; throws when it was not, and it is tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
