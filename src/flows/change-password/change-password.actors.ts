import { fromPromise } from 'xstate';
import type { ChangePasswordPorts } from '#machines/change-password/change-password.setup.ts';
import type { ChangePasswordFields } from '#machines/change-password/change-password.types.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';

/** The actor of the form: the service. */
export const createChangePasswordActors = (): ChangePasswordPorts => ({
  changePassword: fromPromise<void, { fields: ChangePasswordFields }>(async ({ input: { fields }, signal }) => {
    const { error, response } = await api.POST('/consumers-v3/consumer/changepassword', {
      body: fields,
      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
});
