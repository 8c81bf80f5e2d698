import type { ApiFailure } from '#machines/shared/failure.ts';
import type { DemoGuide, GuideGroup, GuidePerson } from '#src/domain/demo-guide.ts';

export interface DemoGuideContext {
  guide: DemoGuide | null;
  /** The account that the visitor chose last. */
  person: GuidePerson | null;
  /** Why its sign-in was refused. */
  failure: ApiFailure | null;
  /** The text that was last chosen to be copied. */
  text: string | null;
}

export type DemoGuideEvent =
  | { type: 'guide.retried' }
  | { type: 'group.chosen'; group: GuideGroup }
  | { type: 'person.chosen'; person: GuidePerson }
  | { type: 'text.chosen'; text: string };

/** The signed-in account. */
export interface SignedInPerson {
  /** @fact An employee who has not accepted the terms of the discount; from the service. */
  owesTerms: boolean;
}
