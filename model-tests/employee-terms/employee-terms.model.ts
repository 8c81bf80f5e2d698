import { employeeTermsMachine } from '#machines/employee-terms/employee-terms.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const noEmployee = { errorId: 'AUT404', message: 'not an employee', status: 403 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'terms.accepted': { type: 'terms.accepted' },
  'terms.declined': { type: 'terms.declined' },
} as const;

export const model = modelOf(employeeTermsMachine, {
  input: undefined,
  send,
  outcomes: {
    acceptTerms: { done: [undefined], failed: [noEmployee, down] },
    thank: { done: [undefined], failed: [new Error('no toasts')] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
