/** A text message as it is sent. */
export interface Sms {
  /** The same message has the same id if it is sent again. */
  id: string;
  /** Digits only, dial code first. */
  to: string;
  text: string;
}

/** A text message that somebody sends to the shop's number, as the provider of text messages passes it on. */
export interface SmsReply {
  /** Digits only, dial code first. */
  from: string;
  text: string;
}

/** The port to a provider of text messages. Throws if the message was not accepted, and the task is retried. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
