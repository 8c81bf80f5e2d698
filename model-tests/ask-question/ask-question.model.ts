import { askQuestionMachine } from '#machines/ask-question/ask-question.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'REV410', message: 'too long', status: 422 };
export const guest = { errorId: 'AUT404', message: 'a guest', status: 403 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const fields = { text: 'Do they run small?', nickname: 'maya' };
export const input = { productId: 'WMTR1001MOS' };

export const send = {
  'form.submitted': { type: 'form.submitted', fields },
  'question.retried': { type: 'question.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(askQuestionMachine, {
  input,
  send,
  outcomes: {
    askQuestion: { done: [undefined], failed: [refused, guest, down] },
    confirm: { done: [undefined], failed: [down] },
    watchSession: { failed: [down] },
  },
  project: ({ failure, draft }) => [failure?.errorId, draft?.text],
  why: 'the view says why the last try was refused, and begins with what was typed',
});
