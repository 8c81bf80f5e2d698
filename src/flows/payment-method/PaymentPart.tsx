import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, radius } from '#src/ui/theme/tokens.ts';
import { useFocusKept } from '#src/ui/behaviour/useFocusKept.ts';

const box = css`
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

interface PaymentPartProps {
  title: string;
  /** Set if the data could not be loaded: replaces the content by this title and a retry button. */
  unavailable?: { title: string; retry: string; onRetry: () => void } | null;
  failure: ApiFailure | null;
  children: ReactNode;
}

/** A payment besides the card: its name, why it was refused, and its content. Keeps the focus inside. */
export function PaymentPart({ title, unavailable, failure, children }: PaymentPartProps) {
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const { part, fallback } = useFocusKept();
  const id = useId();
  return (
    <section ref={part} className={box} aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id} level={3} size="xs" tabIndex={-1} ref={fallback}>
          {title}
        </Heading>
        <FormError>{failure && (waitWords(failure) ?? wordsOf(failure))}</FormError>
        {unavailable ? (
          <Notice
            tone="warning"
            title={unavailable.title}
            action={
              <Button size="sm" variant="secondary" onClick={unavailable.onRetry}>
                {unavailable.retry}
              </Button>
            }
          />
        ) : (
          children
        )}
      </Stack>
    </section>
  );
}
