import { Heading } from '#src/ui/text/Text.tsx';
import { focusOnArrival } from './focusOnArrival.ts';

/** The heading of a step. */
export function StepTitle({ children }: { children: string }) {
  return (
    <Heading level={2} size="lg" tabIndex={-1} ref={focusOnArrival}>
      {children}
    </Heading>
  );
}
