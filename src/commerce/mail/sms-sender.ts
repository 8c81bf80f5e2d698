/** A text message as it is sent. */
export interface Sms {
  /** The same message has the same id if it is sent again. */
  id: string;
  /** Digits only, dial code first. */
  to: string;
  text: string;
}

/** The port to a provider of text messages. Throws if the message was not accepted, and the task is retried. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
