import { stripTypeScriptTypes } from 'node:module';
import type { Message } from '#src/messages/message.ts';

/** Evaluates the code of a compiled message, as a module that has it does. */
export async function evaluate(code: string): Promise<Message> {
  const module = stripTypeScriptTypes(`export default ${code};`);
  const { default: message } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    default: Message;
  };
  return message;
}
