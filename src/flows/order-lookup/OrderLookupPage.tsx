import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { NeedsScript } from '#src/flows/order/index.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { orderLookupText } from '#src/messages/order-lookup.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Container, Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { createOrderLookupActors } from './order-lookup.actors.ts';
import { OrderLookupForm } from './OrderLookupForm.tsx';

const page = css`
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);

  & form {
    max-width: 32rem;
  }
`;

/** The page where a guest finds an order. */
export function OrderLookupPage() {
  const t = useText(orderLookupText);
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(orderLookupMachine, () =>
        orderLookupMachine.provide({ actors: createOrderLookupActors({ router, locale }) }),
      ),
    [router, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return (
    <Container className={page}>
      <Split
        asideLabel={t('accountTitle')}
        isSticky={false}
        aside={
          <Card title={t('accountTitle')} level={2} tone="moss">
            <Text>{t('accountBody')}</Text>
            <ButtonLink href={inLocale(locale, '/account/orders')} variant="secondary">
              {t('toHistory')}
            </ButtonLink>
          </Card>
        }
      >
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1} size="xl">
              {t('title')}
            </Heading>
            <Text size="lg" tone="soft">
              {t('intro')}
            </Text>
          </Stack>
          <NeedsScript />
          <OrderLookupForm actor={actor} />
        </Stack>
      </Split>
    </Container>
  );
}
