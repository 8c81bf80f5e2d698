import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { EmployeeTermsContext, EmployeeTermsEvent } from './employee-terms.types.ts';

const ports = {
  /** PUT /consumers-v3/consumer/employee/terms; rejects with the ApiFailure. */
  acceptTerms: promisePort<void>('acceptTerms'),
  /** Says in a toast that they are accepted, and has the open cart read anew: the discount counts from now on. */
  thank: promisePort<void>('thank'),
  /** Takes away the dialog. */
  close: promisePort<void>('close'),
};

export type EmployeeTermsPorts = typeof ports;

const base = setup({
  types: { context: {} as EmployeeTermsContext, events: {} as EmployeeTermsEvent },
  actors: ports,
});

export const employeeTermsSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
