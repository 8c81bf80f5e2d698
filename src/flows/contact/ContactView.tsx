import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type ContactRef, selectCaseNumber, selectScreen } from '#machines/contact/contact.selectors.ts';
import { contactText } from '#src/messages/contact.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { ContactFields } from './ContactFields.tsx';

const section = css`
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** The form, or that the message is sent. */
export function ContactView({ actor, level }: { actor: ContactRef; level: 1 | 2 }) {
  const t = useText(contactText);
  return (
    <Container as="section" width="form" className={section} aria-labelledby="contact-form">
      <Stack gap={5}>
        <Heading level={level} size="lg" id="contact-form">
          {t('title')}
        </Heading>
        <Content actor={actor} />
      </Stack>
    </Container>
  );
}

function Content({ actor }: { actor: ContactRef }): ReactNode {
  const t = useText(contactText);
  const screen = useSelector(actor, selectScreen);
  const caseNumber = useSelector(actor, selectCaseNumber);
  if (screen === 'form') return <ContactFields actor={actor} />;
  if (screen === 'loading')
    return (
      <div aria-busy="true">
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton lines={6} />
      </div>
    );
  if (screen === 'unavailable')
    return (
      <Notice
        tone="error"
        title={t('unavailableTitle')}
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'subjects.retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {t('unavailableBody')}
      </Notice>
    );
  return (
    <Stack gap={4} align="start">
      <div ref={focusIfLost} tabIndex={-1}>
        <Notice tone="success" title={t('sentTitle')} isLive>
          {caseNumber ? t('sentBody', { number: caseNumber }) : t('sentBodyWithout')}
        </Notice>
      </div>
      <Text tone="soft">{t('sentNext')}</Text>
      <Button variant="secondary" onClick={() => actor.send({ type: 'another.requested' })}>
        {t('another')}
      </Button>
    </Stack>
  );
}
