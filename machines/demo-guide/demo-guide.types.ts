import type { ApiFailure } from '#machines/shared/failure.ts';
import type { DemoGuide, GuideGroup, GuidePerson } from '#src/domain/demo-guide.ts';

export interface DemoGuideContext {
  guide: DemoGuide | null;
  /** Whom the visitor pressed last to sign in as. */
  person: GuidePerson | null;
  /** Why that was refused. */
  failure: ApiFailure | null;
  /** What was pressed last to be copied. */
  text: string | null;
}

export type DemoGuideEvent =
  | { type: 'guide.retried' }
  | { type: 'group.chosen'; group: GuideGroup }
  | { type: 'person.chosen'; person: GuidePerson }
  | { type: 'text.chosen'; text: string };

/** Who has signed in. */
export interface SignedInPerson {
  /** @fact An employee who has not accepted the terms of the discount, as the service says. */
  owesTerms: boolean;
}
