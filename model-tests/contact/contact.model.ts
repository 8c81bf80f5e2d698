import { contactMachine } from '#machines/contact/contact.machine.ts';
import type { ContactFields } from '#machines/contact/contact.types.ts';
import type { ContactCategory } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const categories: ContactCategory[] = [
  { code: 'order', label: 'Orders', subjects: [{ code: 'delivery', label: 'Where is it?' }] },
];
export const fields: ContactFields = {
  category: 'order',
  subject: 'delivery',
  name: 'Maya Reed',
  email: 'maya.reed@example.com',
  orderNumber: 'WM10004217',
  written: 'Where is my parcel?',
};

export const number = 'WC10004217';
export const refusals = {
  blank: { errorId: 'ATTR300', message: 'nothing in it', status: 422 },
  tooMany: { errorId: 'API429', message: 'too many', status: 429, additionalInfo: { retryAfter: 60 } },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'message.submitted': { type: 'message.submitted', fields },
  'subjects.retried': { type: 'subjects.retried' },
  'another.requested': { type: 'another.requested' },
} as const;

export const model = modelOf(contactMachine, {
  input: { categories: null, isPosted: false, failure: null },
  inputs: {
    'the server knew the subjects': { categories, isPosted: false, failure: null },
    'sent without script': { categories, isPosted: true, failure: null },
    'refused without script, without its subjects': { categories: null, isPosted: false, failure: refusals.blank },
    'refused without script': { categories, isPosted: false, failure: refusals.blank },
  },
  send,
  outcomes: {
    getContactSubjects: { done: [categories], failed: [refusals.down] },
    sendContactRequest: { done: [number], failed: Object.values(refusals) },
  },
  project: ({ categories: known, failure, caseNumber, isPosted }) => [
    known !== null,
    failure?.errorId,
    caseNumber,
    isPosted,
  ],
  why: 'guards read whether the subjects are known and whether the form was sent without script',
});
