import { css } from '@linaria/core';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { NewsletterInput } from '#machines/newsletter/newsletter.types.ts';
import { newsletterLinkMachine } from '#machines/newsletter-link/newsletter-link.machine.ts';
import type { NewsletterLinkInput } from '#machines/newsletter-link/newsletter-link.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { newsletterText } from '#src/messages/newsletter.ts';
import { useText } from '#src/messages/text.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { createNewsletterLinkActors } from './newsletter.actors.ts';
import { NewsletterLinkView } from './NewsletterLinkView.tsx';
import { NewsletterView } from './NewsletterView.tsx';
import { useNewsletter } from './useNewsletter.ts';

const page = css`
  min-height: 34rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

function Frame({ children }: { children: ReactNode }) {
  const t = useText(newsletterText);
  return (
    <Container width="form" className={page}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        {children}
      </Stack>
    </Container>
  );
}

/** /newsletter: the form. */
export function NewsletterPage({ input }: { input: NewsletterInput }) {
  const actor = useNewsletter(input);
  return (
    <Frame>
      <NewsletterView actor={actor} />
    </Frame>
  );
}

/** /newsletter with the token of an email. */
export function NewsletterLinkPage({ input, token }: { input: NewsletterLinkInput; token: string }) {
  const logic = useMemo(
    () =>
      withPorts(newsletterLinkMachine, () =>
        newsletterLinkMachine.provide({ actors: createNewsletterLinkActors(token) }),
      ),
    [token],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Frame>
      <NewsletterLinkView actor={actor} token={token} />
    </Frame>
  );
}
