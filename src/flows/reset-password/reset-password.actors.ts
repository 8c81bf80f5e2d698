import { fromPromise } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { ResetPasswordPorts } from '#machines/reset-password/reset-password.setup.ts';
import type { ForgottenPasswordConfirmation, PasswordResetRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem } from '#src/api/problem.ts';
import { createBotDefenceActors } from '#src/flows/bot-defence/index.ts';

/** The actors of a reset: the two calls (core 7, Authentication). `code` is that of the link, which no chart sees. */
export const createResetPasswordActors = ({ code }: { code: string }): ResetPasswordPorts => ({
  requestLink: fromPromise(async ({ input: { email, token }, signal }) => {
    const body = exactly<PasswordResetRequest>()({ email, ...(token === null ? {} : { recaptcha_response: token }) });
    const { error, response } = await api.POST('/consumers-v3/consumer/resetpassword', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  setPassword: fromPromise(async ({ input: { newPassword, confirmPassword }, signal }) => {
    const body = exactly<ForgottenPasswordConfirmation>()({ code, newPassword, confirmPassword });
    const { error, response } = await api.POST('/consumers-v3/confirmforgotpassword', { body, signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
});
