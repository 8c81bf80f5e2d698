import { css } from '@linaria/core';
import type { Purchase, ShipmentTracking } from '#openapi/generated/waymark.gen.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { useDates } from './useDates.ts';

const steps = css`
  display: grid;
  gap: 0;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding-block-end: ${space[4]};
    color: ${colour.inkSoft};
  }

  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.75rem 0;
    inset-inline-start: calc(0.875rem - 1px);
    width: 2px;
    background: ${colour.line};
  }

  & > li[data-next]::before {
    background: ${colour.ink};
  }

  & > li[data-done] {
    color: ${colour.ink};
  }

  & > li > span {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid ${colour.line};
    border-radius: 50%;
    background: ${colour.paper};
  }

  & > li[data-done] > span {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  & > li > div {
    min-height: 1.75rem;
    padding-block-start: 0.15rem;
    font-size: ${text.sm};
    line-height: 1.4;
  }

  & > li > div > strong {
    display: block;
    font-size: ${text.md};
  }

  @media ${media.md} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[2]} 0;
      padding: 0 ${space[3]} 0 0;
    }

    & > li:not(:last-child)::before {
      inset-block: calc(0.875rem - 1px) auto;
      inset-inline: 1.75rem 0;
      width: auto;
      height: 2px;
    }
  }
`;

/** Each delivery of an order with its past and coming steps. */
export function OrderTracking({ purchase: { tracking } }: { purchase: Purchase }) {
  const t = useText(orderText);
  return (
    <section>
      <Stack gap={5}>
        <Heading level={2} size="md">
          {t('tracking')}
        </Heading>
        {tracking.map((one, place) => (
          <Stack key={one.shipmentId} gap={3}>
            {tracking.length > 1 && (
              <Heading level={3} size="sm">
                {t('trackingOf', { place: place + 1, count: tracking.length })}
              </Heading>
            )}
            {one.carrier && one.trackingNumber && (
              <Text size="sm" tone="soft">
                {t('carrier', { carrier: one.carrier, number: one.trackingNumber })}
              </Text>
            )}
            <StepList steps={one.steps} />
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

function StepList({ steps: all }: { steps: ShipmentTracking['steps'] }) {
  const t = useText(orderText);
  const { shortDay } = useDates();
  return (
    <ol className={steps}>
      {all.map(({ code, at }, place) => (
        <li
          key={code}
          data-done={at !== undefined || undefined}
          data-next={all[place + 1]?.at !== undefined || undefined}
        >
          <span>{at !== undefined && <Icon name="check" size="sm" />}</span>
          <div>
            <strong>{t(`step.${code}`)}</strong>
            {at === undefined ? (
              <VisuallyHidden>{t('notYet')}</VisuallyHidden>
            ) : (
              <time dateTime={at}>{shortDay(at)}</time>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
