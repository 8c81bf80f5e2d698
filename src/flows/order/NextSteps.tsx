import { css } from '@linaria/core';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import { useDeliveryWhen } from '#src/flows/shared/useDeliveryWhen.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[5]};

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-block-start: ${space[3]};
    border-block-start: 3px solid ${colour.line};
  }

  & > li:first-child {
    border-color: ${colour.accent};
  }
`;

/** What happens next: to a parcel, or until the order can be collected. */
export function NextSteps({ order }: { order: Order }) {
  const t = useText(orderText);
  const when = useDeliveryWhen();
  const parcels = order.shipments.filter(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  const sent = parcels.find(({ storeName, address }) => storeName === undefined && address?.storeName === undefined);
  const collected = parcels.filter(({ storeName }) => storeName !== undefined);
  const held = parcels.find(({ address }) => address?.storeName !== undefined);
  if (parcels.length === 0) return null;
  const steps = [
    ['nextPacked', t('nextPackedBody')],
    ...(sent ? ([['nextShipped', t('nextShippedBody', { time: when(sent.shippingMethod) })]] as const) : []),
    ...collected.map(
      ({ storeName = '', shippingMethod }) =>
        ['nextCollect', t('nextCollectBody', { store: storeName, time: when(shippingMethod) })] as const,
    ),
    ...(held?.address
      ? ([
          ['nextCollect', t('nextHeldBody', { point: held.address.storeName ?? '', time: when(held.shippingMethod) })],
        ] as const)
      : []),
    ['nextArrives', t('nextArrivesBody')],
  ] as const;
  return (
    <section>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('next')}
        </Heading>
        <ol className={list}>
          {steps.map(([title, body]) => (
            <li key={body}>
              <Text weight="bold">{t(title)}</Text>
              <Text size="sm" tone="soft">
                {body}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
