import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { EmployeeTermsContext, EmployeeTermsEvent } from './employee-terms.types.ts';

const ports = {
  /** PUT /consumers-v3/consumer/employee/terms; rejects with the ApiFailure. */
  acceptTerms: promisePort<void>('acceptTerms'),
  /** Shows a toast that the terms are accepted, and has the open cart read again: the discount applies now. */
  thank: promisePort<void>('thank'),
  /** Closes the dialog. */
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
