import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const tooMany = { errorId: 'API429', message: 'too many', status: 429 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };
export const wrongPassword = { errorId: 'AUT401', message: 'wrong', status: 401 };

export const maya = 'maya.reed@example.com';

export const send = {
  'email.submitted': { type: 'email.submitted', email: maya },
  'email.reconsidered': { type: 'email.reconsidered' },
  'signUp.chosen': { type: 'signUp.chosen', email: maya },
  'signIn.chosen': { type: 'signIn.chosen' },
  'passkey.chosen': { type: 'passkey.chosen', email: maya },
  'customer.entered': { type: 'customer.entered' },
  'email.recalled': { type: 'email.recalled', email: maya },
  'step.requested': [
    { type: 'step.requested', step: 'email' },
    { type: 'step.requested', step: 'password' },
    { type: 'step.requested', step: 'sign-up' },
  ],
} as const;

/** Where the chart starts: on the page that answers a form which was posted without script. */
export const posted = 'a refused form';

/** Where the shopper is on the way to nothing else. */
export const idle = 'the header';
export const inCart = 'the header of the cart';
export const deadEnd = 'a page of guests';
/** The page, whose address names a step. */
export const reloaded = { password: 'the password', signUp: 'the new account' } as const;

export const model = modelOf(signInMachine, {
  input: {},
  inputs: {
    [posted]: { failure: wrongPassword },
    [idle]: { mayGreet: true, path: '/en-us/c/women-2100' },
    [inCart]: { mayGreet: true, path: '/en-us/cart' },
    [deadEnd]: { mayGreet: true, path: '/en-us/reset-password' },
    [reloaded.password]: { step: 'password' },
    [reloaded.signUp]: { step: 'sign-up' },
  },
  send,
  outcomes: {
    lookUp: { done: ['known', 'unknown', 'undisclosed'], failed: [tooMany, down] },
    signInForm: { done: [], failed: [new Error('no form')] },
    signUpForm: { done: [], failed: [new Error('no form')] },
    watchForms: { failed: [] },
    watchSteps: { failed: [] },
    keepEmail: { failed: [] },
    lacksAnything: { done: [true, false], failed: [down] },
    greet: { done: [undefined], failed: [new Error('no dialog')] },
    confirm: { done: [undefined], failed: [new Error('no dialog')] },
    leave: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ email, account, failure, mayGreet, path, step }) => [
    email,
    account,
    failure?.errorId ?? null,
    mayGreet,
    path,
    step,
  ],
  survivors: {
    'sign-in: watchForms failed → stays, dropped': 'the port only listens; it cannot fail',
    'sign-in: watchSteps failed → stays, dropped': 'the port only listens; it cannot fail',
    'sign-in: keepEmail failed → stays, dropped': 'a browser without storage has no shop; it cannot fail',
    'signingUp: step.requested → signingUp, dropped': 'the address asks for the step that is shown',
  },
  why: 'the views read the email and whether it is known; a failure is given to the form; only who may be greeted is',
});
