import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status = 422) => ({ errorId, message: errorId, status });
export const refusals = {
  wrong: refusal('AUT450'),
  same: refusal('AUT451'),
  short: refusal('FE872'),
  weak: refusal('API422'),
  different: refusal('FE340'),
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  lost: refusal('UNEXPECTED', 0),
};

export const fields = {
  currentPassword: 'Trailhead1',
  newPassword: 'Ridgeline24',
  confirmPassword: 'Ridgeline24',
};

export const send = { 'form.submitted': { type: 'form.submitted', fields } } as const;

export const model = modelOf(changePasswordMachine, {
  input: {},
  inputs: {
    'a form that was accepted without script': { isPosted: true },
    'a form that was refused without script': { failure: refusals.wrong },
  },
  send,
  outcomes: { changePassword: { done: [undefined], failed: Object.values(refusals) } },
  project: ({ failure, isPosted }) => [failure?.errorId ?? null, isPosted],
  why: 'the guard reads what became of a posted form; the view says why the last try was refused',
});
