import { createFileRoute } from '@tanstack/react-router';
import { type ShownStep, shownSteps } from '#machines/complete-profile/complete-profile.page.ts';
import { CompleteProfilePage } from '#src/flows/complete-profile/CompleteProfilePage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { stepNamed } from './-steps.ts';

/** What a customer's profile lacks, a step at a time (core 2, Sign-in flow). */
export const Route = createFileRoute('/$locale/account/complete-profile')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: ShownStep } => stepNamed(shownSteps, step),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('completeProfile') }, { name: 'robots', content: 'noindex' }],
  }),
  component: CompleteProfile,
});

function CompleteProfile() {
  const { step } = Route.useSearch();
  return <CompleteProfilePage named={step ?? null} />;
}
