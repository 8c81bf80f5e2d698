import { employeeTermsSetup } from './employee-terms.setup.ts';

/** The terms that an employee accepts to get the discount. */
export const employeeTermsMachine = employeeTermsSetup.createMachine({
  id: 'employee-terms',
  description:
    'The terms of the associate discount: an employee who has not accepted them is asked after signing in (core 2, employee terms; core 4; core 6).',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The employee reads the terms. Whoever does not accept them shops on without a discount, and is asked again at the next sign-in.',
      on: { 'terms.accepted': { target: 'accepting' }, 'terms.declined': { target: 'closing' } },
    },
    accepting: {
      description: 'The service writes down that they are accepted.',
      entry: 'forgetFailure',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        onDone: { target: 'thanking' },
        onError: { target: 'asking', actions: 'rememberFailure' },
      },
    },
    thanking: {
      description: 'They are accepted: the employee is told so, and the open cart has the discount.',
      invoke: { id: 'thank', src: 'thank', onDone: { target: 'closing' }, onError: { target: 'closing' } },
    },
    closing: {
      description: 'The dialog is asked to go.',
      invoke: { id: 'close', src: 'close', onDone: { target: 'answered' }, onError: { target: 'answered' } },
    },
    answered: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
